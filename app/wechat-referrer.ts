import { storageSlot } from '#features/kit/storage.ts'

/** Left by a landing address of a WeChat referrer (decisions.md A-133). */
export const wechatReferrerSlot = storageSlot('wechat_referrer_id', (value) => typeof value === 'string', 'text')
