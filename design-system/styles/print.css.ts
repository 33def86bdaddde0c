import { globalStyle } from '@vanilla-extract/css'

// On paper nobody navigates: the page is what stands in its main part.
globalStyle(':is(header, footer):not(main *), nav, ol[aria-live], [role=region]:not(main *)', {
  '@media': { print: { display: 'none !important' } },
})
// What is folded up cannot be opened on paper.
globalStyle('details:not([open])', { '@media': { print: { display: 'none' } } })
globalStyle('body', { '@media': { print: { background: 'white', color: 'black' } } })
// A row that is cut in two is read wrongly.
globalStyle('tr, [role=row]', { '@media': { print: { breakInside: 'avoid' } } })
