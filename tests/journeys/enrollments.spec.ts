import { enterAs, expect, hydrated, test, type Shop } from './own-shop.ts'
import { newMobile, register } from './shopper.ts'
import { wordsOf } from './words.ts'

const linkIn = async (shop: Shop, mobile: string) => {
  let link = ''
  await expect
    .poll(async () => {
      link = /\/invite\/[\w-]+$/.exec((await shop.outbox(`+852${mobile}`))[0]?.body ?? '')?.[0] ?? ''
      return link
    })
    .not.toBe('')
  return link
}

test('an associate finds the sponsor, invites by keyboard and sends again after 30 minutes, not before (R-576, R-597, R-631, R-632, R-635, R-663, R-664, R-665, R-667, R-727)', async ({
  page,
  shop,
}) => {
  const mobile = newMobile()
  await enterAs(page, shop, 'associate')
  await page.goto('/enrollment')
  await hydrated(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('rowheader').first()).toContainText('Ka Yi Cheung')
  // the own link comes first
  const [share, first] = [main.getByRole('button', { name: 'Share' }), main.getByRole('rowheader').first()]
  expect((await share.boundingBox())?.y).toBeLessThan((await first.boundingBox())?.y ?? 0)
  await expect(page.getByRole('link', { name: /^Invitations/ })).toContainText('1')
  for (const meaning of ['The invitation was sent.', /^The link was sent by SMS/])
    await expect(main.getByText(meaning).locator('visible=true').first()).toBeVisible()
  await main.getByRole('link', { name: 'Invite someone' }).press('Enter')
  const sponsor = main.getByRole('textbox', { name: 'Sponsor' })
  await sponsor.focus()
  for (const [account, told] of [
    ['9999999', 'No Associate was found'],
    ['80000001', 'User type does not match; only associate accounts can be used as sponsors.'],
  ] as const) {
    await sponsor.fill(account)
    await page.keyboard.press('Enter')
    await expect(main.getByText(told)).toBeVisible()
    await expect(sponsor).toBeFocused()
  }
  await sponsor.fill('8000006')
  await page.keyboard.press('Enter')
  await expect(main.getByText('Y. N.')).toBeVisible()
  await main.getByRole('button', { name: 'Continue' }).press('Enter')
  await expect(main.getByRole('heading', { name: 'The newcomer' })).toBeFocused()
  await main.getByRole('textbox', { name: 'Surname' }).fill('Fong')
  await main.getByRole('textbox', { name: 'Given name' }).fill('Wai Ling')
  const email = main.getByRole('textbox', { name: 'Email' })
  await email.fill('abc@')
  await main.getByRole('textbox', { name: 'Mobile number' }).fill(mobile)
  let invited = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/jde/enroller/invite')) invited++
  })
  const send = main.getByRole('button', { name: 'Send invitation' })
  await send.press('Enter')
  // without the confirmation of the age nothing is sent
  await expect(main.getByRole('link', { name: /18 or older/ })).toBeVisible()
  await main.getByRole('checkbox').press(' ')
  await send.press('Enter')
  await expect(main.getByText('Input is not a valid email address').first()).toBeVisible()
  expect(invited).toBe(0)
  await email.fill('mei.chan@jadeleaf.example')
  // what the enrolment system refuses with words of its own is said as it stands
  await page.route('**/jde/enroller/invite', (route) =>
    route.fulfill({ status: 400, json: { message: 'A %1', parameters: ['x'] } }),
  )
  await send.press('Enter')
  await expect(main.getByText('A x').first()).toBeVisible()
  await page.unroute('**/jde/enroller/invite')
  await send.press('Enter')
  await expect(main.getByText('Email address already exists').first()).toBeVisible()
  await email.fill(`fong.${mobile}@example.com`)
  await send.press('Enter')
  await expect(page.getByText('Invitation sent to Wai Ling Fong.')).toBeVisible()
  const row = main.getByRole('row', { name: new RegExp(`Wai Ling Fong.*${mobile.slice(-4)}`) })
  const resend = row.getByRole('button')
  await expect(resend).toHaveAttribute('aria-disabled', 'true')
  await linkIn(shop, mobile)
  await page.reload()
  await expect(resend).toHaveAttribute('aria-disabled', 'true')
  await shop.setClock(30 * 60 + 5)
  await page.reload()
  await expect(resend).not.toHaveAttribute('aria-disabled')
  await resend.focus()
  await expect(resend).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('SMS sent to Wai Ling Fong.')).toBeVisible()
  await expect(resend).toHaveAttribute('aria-disabled', 'true')
  expect(await shop.outbox(`+852${mobile}`)).toHaveLength(2)
})

test('an invitation half filled in survives a reload, another language and the end of the session, and is gone once it is sent', async ({
  page,
  shop,
}) => {
  const mobile = newMobile()
  const token = await enterAs(page, shop, 'associate')
  const form = '/enrollment?view=invite'
  const main = page.getByRole('main')
  const field = (name: string) => main.getByRole('textbox', { name })
  await page.goto(form)
  await hydrated(page)
  // the number, too, before anybody looks it up
  await field('Sponsor').fill('8000006')
  await page.reload()
  await hydrated(page)
  await expect(field('Sponsor')).toHaveValue('8000006')
  await field('Sponsor').press('Enter')
  await expect(main.getByText('Y. N.')).toBeVisible()
  await main.getByRole('button', { name: 'Continue' }).press('Enter')
  await field('Surname').fill('Fong')
  await field('Mobile number').fill(mobile)
  await page.reload()
  await expect(field('Surname')).toHaveValue('Fong')
  await expect(field('Mobile number')).toHaveValue(mobile)
  await page.evaluate(() => localStorage.removeItem('bearerToken'))
  await page.goto(form)
  await expect(page).toHaveURL(/\/signin/)
  await page.evaluate((value) => localStorage.setItem('bearerToken', value), token)
  const say = wordsOf('ms')
  await page.context().addCookies([{ name: 'language', value: 'ms', url: shop.url }])
  await page.evaluate(() => localStorage.removeItem('languageState'))
  await page.goto(form)
  await hydrated(page)
  await expect(field(say('enrollments.field.lastname'))).toHaveValue('Fong')
  await main.getByRole('textbox', { name: say('enrollments.field.firstname'), exact: true }).fill('Wai Ling')
  await field(say('enrollments.field.email')).fill(`fong.${mobile}@example.com`)
  await main.getByRole('checkbox').press(' ')
  await main.getByRole('button', { name: say('enrollments.invite.submit') }).press('Enter')
  await expect(page).not.toHaveURL(/view=invite/)
  await page.goto(form)
  await hydrated(page)
  await expect(field(say('enrollments.upline.sponsor'))).toHaveValue('')
  expect(await page.evaluate(() => sessionStorage.getItem('invitation_draft'))).toBeNull()
})

for (const language of ['zh_cn', 'th'] as const)
  test(
    `somebody who is invited registers with the link of the SMS, which works once, in ${language} (R-708, R-729, R-633)`,
    { tag: language === 'th' ? ['@depth'] : [] },
    async ({ page, baseURL, shop }) => {
      const say = wordsOf(language)
      const mobile = newMobile()
      const token = await shop.tokenOf('associate')
      const headers = { authorization: `Bearer ${token}` }
      const invitee = {
        lastname: 'Fong',
        firstname: 'Wai Ling',
        email: `fong.${mobile}@example.com`,
        prefix: '852',
        mobile,
        language,
        enroller_id: '8000003',
        sponsor_id: '8000003',
        over18: true,
      }
      await page.request.post('/rest/en/V1/jde/enroller/invite', { headers, data: { invitee } })
      const link = await linkIn(shop, mobile)
      await page.context().addCookies([{ name: 'language', value: language, url: baseURL ?? '' }])
      await page.goto(link)
      await hydrated(page)
      const field = (id: Parameters<typeof say>[0]) =>
        page.getByRole('textbox', { name: say(id), exact: true })
      await expect(field('account.field.mobile')).toHaveValue(mobile)
      await expect(field('account.field.email')).toHaveValue(invitee.email)
      await expect(field('account.field.lastname')).toHaveValue('Fong')
      await expect(field('account.field.referrer')).toHaveCount(0)
      await expect(page.getByRole('main').getByText('Wing Lee')).toBeVisible()
      await register(page, say, mobile)
      await expect(page).toHaveURL(baseURL === undefined ? '/' : `${baseURL}/`)
      await page.goto(link)
      await expect(page.getByRole('heading', { name: say('enrollments.invited.invalid') })).toBeVisible()
      await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
      const listed = (await (
        await page.request.get('/rest/en/V1/jde/enroller/get', { headers })
      ).json()) as string
      expect(JSON.parse(listed)).toContainEqual(
        expect.objectContaining({ email: invitee.email, status: 'registered' }),
      )
    },
  )
