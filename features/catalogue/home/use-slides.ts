import type { BannerSlider } from '#domain/content/schema.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDevice, type Device } from './device.ts'
import { bannerQuery } from './queries.ts'

type Slides = BannerSlider['slides']

/** What visitors see of slides. */
const shownOf = (slides: Slides): string =>
  JSON.stringify(
    slides.map((slide) => [
      slide.title,
      slide.copy,
      slide.action,
      slide.url,
      slide.image_url,
      slide.is_open_url_in_new_window,
    ]),
  )

/** A device's slides as far as they are known. Only those of the current device are asked for. */
function useSlidesOf(device: Device, current: Device): Slides | undefined {
  const isCurrent = device === current
  return useQuery({
    ...bannerQuery(device),
    enabled: isCurrent,
    // another language keeps the banner until its own has loaded
    ...(isCurrent && { placeholderData: keepPreviousData }),
  }).data?.slides
}

/**
 * Returns the home banner's slides, and those of phones where they show something else. The server's HTML has both; a
 * browser that comes from another page has those of its width, which stay when a tablet is turned until the others have loaded.
 */
export function useSlides(): { slides: Slides | undefined; phoneSlides: Slides | undefined } {
  const device = useDevice()
  const [desktop, phone] = [useSlidesOf('desktop', device), useSlidesOf('phone', device)]
  const isOne = !desktop || !phone || shownOf(desktop) === shownOf(phone)
  return { slides: desktop ?? phone, phoneSlides: isOne ? undefined : phone }
}
