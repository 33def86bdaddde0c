// Lint rules of the shop, for what no published rule says. `.oxlintrc.json` says where each holds; tests/architecture/lint.test.ts breaks each once.
import { commaJoin } from './comma-join.mjs'
import { formMethod } from './form-method.mjs'
import { hoverMedia } from './hover-media.mjs'
import { length } from './length.mjs'
import { lookProps } from './look-props.mjs'
import { messageId } from './message-id.mjs'
import { namedColumns } from './named-columns.mjs'
import { noClock } from './no-clock.mjs'
import { pageAddress } from './page-address.mjs'
import { refusalSentence } from './refusal-sentence.mjs'
import { smsInTestedFiles } from './sms-in-tested-files.mjs'
import { sqlInStores } from './sql-in-stores.mjs'
import { waitForFocus } from './wait-for-focus.mjs'
import { writtenMoney } from './written-money.mjs'

export default {
  meta: { name: 'jadeleaf' },
  rules: {
    'comma-join': commaJoin,
    'form-method': formMethod,
    'hover-media': hoverMedia,
    length,
    'look-props': lookProps,
    'message-id': messageId,
    'named-columns': namedColumns,
    'no-clock': noClock,
    'page-address': pageAddress,
    'refusal-sentence': refusalSentence,
    'sms-in-tested-files': smsInTestedFiles,
    'sql-in-stores': sqlInStores,
    'wait-for-focus': waitForFocus,
    'written-money': writtenMoney,
  },
}
