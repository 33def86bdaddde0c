import { storageSlot } from '#features/kit/storage.ts'

/** Set by a landing address with a WeChat referrer. */
export const wechatReferrerSlot = storageSlot(
  'wechat_referrer_id',
  (value) => typeof value === 'string',
  'text',
)
