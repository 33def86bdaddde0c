import { dark, light, vars, type ColourRoles } from '#design-system/tokens'
import * as css from './docs.css.ts'

type Role = keyof ColourRoles
const groups: [string, Role[]][] = [
  [
    'Paper and ink',
    ['surface', 'surfaceRaised', 'surfaceSunken', 'ink', 'inkMuted', 'line', 'lineStrong', 'rule', 'overlay'],
  ],
  [
    'Brand',
    [
      'brand',
      'brandHover',
      'brandInk',
      'brandTint',
      'wall',
      'wallInk',
      'notice',
      'noticeInk',
      'focus',
      'star',
    ],
  ],
  [
    'Meaning',
    [
      'sale',
      'saleTint',
      'member',
      'memberTint',
      'info',
      'infoTint',
      'success',
      'successTint',
      'warning',
      'warningTint',
      'critical',
      'criticalTint',
      'onSolid',
    ],
  ],
  ['Charts', ['chart1', 'chart2', 'chart3', 'chart4', 'chart5']],
  [
    'Grounds of packshots',
    [
      'groundVitamin',
      'groundBotanical',
      'groundGut',
      'groundBone',
      'groundBeauty',
      'groundFamily',
      'groundHeart',
      'groundSleep',
    ],
  ],
]

/** Every colour role with its value in both themes; the swatch is the theme of the page. */
export function Swatches() {
  return groups.map(([name, roles]) => (
    <section key={name}>
      <h3>{name}</h3>
      <ul className={css.swatches}>
        {roles.map((role) => (
          <li key={role} className={css.swatch}>
            <span className={css.chip} style={{ background: vars.colour[role] }} />
            <code>{role}</code>
            <small>
              {light[role]}
              <br />
              {dark[role]}
            </small>
          </li>
        ))}
      </ul>
    </section>
  ))
}
