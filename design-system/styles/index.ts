/** The global ground every page stands on: fonts, reset, focus ring, forced colours. Import it once, for its effect. */
import './fonts.css.ts'
import './base.css.ts'
import './forced-colours.css.ts'
import './print.css.ts'
import './page-numbers.css'
