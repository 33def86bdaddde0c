const off = { disable: true }

/**
 * The `chromatic` parameter of whole pages: pictures in light, on a desktop and on a phone. Themes, forced colours and languages are in
 * the `Matrix` of each component.
 */
export const pagePictures = {
  disableSnapshot: false,
  modes: { dark: off, forced: off, zh_cn: off, th: off },
}
