/** Views of a product picture: the pack, two packs, or a close-up of the label. */
export const pictureViews = ['front', 'pair', 'label'] as const
export type PictureView = (typeof pictureViews)[number]
