/** The roles a component may colour with. A theme that leaves one out does not compile. */
export interface ColourRoles {
  surface: string
  surfaceRaised: string
  surfaceSunken: string
  overlay: string
  ink: string
  inkMuted: string
  line: string
  lineStrong: string
  rule: string
  brand: string
  brandHover: string
  brandInk: string
  brandTint: string
  wall: string
  wallInk: string
  notice: string
  noticeInk: string
  sale: string
  saleTint: string
  member: string
  memberTint: string
  info: string
  infoTint: string
  success: string
  successTint: string
  warning: string
  warningTint: string
  critical: string
  criticalTint: string
  onSolid: string
  focus: string
  star: string
  chart1: string
  chart2: string
  chart3: string
  chart4: string
  chart5: string
  groundVitamin: string
  groundBotanical: string
  groundGut: string
  groundBone: string
  groundBeauty: string
  groundFamily: string
  groundHeart: string
  groundSleep: string
  packDim: string
  elevation: string
}

/** The light theme. Contrast of every pair in use is tested in tokens.test.ts. */
export const light: ColourRoles = {
  surface: '#faf9f5',
  surfaceRaised: '#ffffff',
  surfaceSunken: '#f1f1ea',
  overlay: 'rgb(15 28 23 / .48)',
  ink: '#14211b',
  inkMuted: '#55625b',
  line: '#dcdcd2',
  lineStrong: '#818c85',
  rule: '#14211b',
  brand: '#0b5c4d',
  brandHover: '#08493d',
  brandInk: '#ffffff',
  brandTint: '#e2eee9',
  wall: '#d3e1d9',
  wallInk: '#0f3a30',
  notice: '#14211b',
  noticeInk: '#faf9f5',
  sale: '#ae3d16',
  saleTint: '#fbe9e0',
  member: '#77590f',
  memberTint: '#f3ead2',
  info: '#1d5b85',
  infoTint: '#e3eef5',
  success: '#23693c',
  successTint: '#e2f0e4',
  warning: '#805200',
  warningTint: '#faeed3',
  critical: '#b02a1c',
  criticalTint: '#fbe7e3',
  onSolid: '#ffffff',
  focus: '#1763cf',
  star: '#b0771a',
  chart1: '#0b5c4d',
  chart2: '#bb7420',
  chart3: '#3d5fa8',
  chart4: '#4a1027',
  chart5: '#8c7fb0',
  groundVitamin: '#f3ead7',
  groundBotanical: '#e6eadc',
  groundGut: '#dcebe9',
  groundBone: '#f0e4d9',
  groundBeauty: '#f5e5e1',
  groundFamily: '#e8efd9',
  groundHeart: '#dfe7e7',
  groundSleep: '#e2e7ef',
  packDim: '1',
  elevation: '0 1px 2px rgb(15 28 23 / .06), 0 8px 28px rgb(15 28 23 / .12)',
}

/** The dark theme. Contrast of every pair in use is tested in tokens.test.ts. */
export const dark: ColourRoles = {
  surface: '#0f1613',
  surfaceRaised: '#17201c',
  surfaceSunken: '#0a0f0d',
  overlay: 'rgb(0 0 0 / .62)',
  ink: '#edf0ea',
  inkMuted: '#a4b0a9',
  line: '#2b3731',
  lineStrong: '#6f7e76',
  rule: '#8d9992',
  brand: '#63c4a8',
  brandHover: '#80d3ba',
  brandInk: '#05261d',
  brandTint: '#14362d',
  wall: '#1d3a31',
  wallInk: '#dcefe6',
  notice: '#1d3a31',
  noticeInk: '#dcefe6',
  sale: '#f2916a',
  saleTint: '#3a2117',
  member: '#dcb960',
  memberTint: '#322913',
  info: '#86bfe6',
  infoTint: '#152d3d',
  success: '#84cc98',
  successTint: '#16321f',
  warning: '#e5b557',
  warningTint: '#352710',
  critical: '#f5948a',
  criticalTint: '#3d1a16',
  onSolid: '#0f1613',
  focus: '#8ab8ff',
  star: '#dba544',
  chart1: '#63c4a8',
  chart2: '#c79a1f',
  chart3: '#5b83cf',
  chart4: '#b8506a',
  chart5: '#e4e5fb',
  groundVitamin: '#39311f',
  groundBotanical: '#2a3124',
  groundGut: '#1f3331',
  groundBone: '#382a21',
  groundBeauty: '#392927',
  groundFamily: '#2a3320',
  groundHeart: '#24312f',
  groundSleep: '#272e3b',
  packDim: '.92',
  elevation: '0 0 0 1px #2b3731, 0 12px 32px rgb(0 0 0 / .5)',
}
