import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PictureSourcesContext } from '../../../private/pictures/picture-sources.ts'
import { Packshot } from './Packshot.tsx'

const sourcesOf = (src: string) => (src.endsWith('.jpg') ? `${src}?w=320 320w` : undefined)
const markup = (src: string, props: { size?: 'sm'; widths?: string } = {}) =>
  renderToStaticMarkup(
    <PictureSourcesContext value={sourcesOf}>
      <Packshot src={src} alt="" {...props} />
    </PictureSourcesContext>,
  )

it('lets the browser choose among the widths of a photograph', () => {
  expect(markup('/a.jpg', { widths: '50vw' })).toContain(
    'srcSet="/a.jpg?w=320 320w" sizes="50vw" src="/a.jpg"',
  )
  expect(markup('/a.jpg', { size: 'sm', widths: '50vw' })).toContain('sizes="8.5rem"')
})

it('leaves a drawn picture as it is, which has no widths', () => {
  expect(markup('/a.svg')).not.toMatch(/ (srcset|sizes)=/i)
})
