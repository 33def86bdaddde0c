import type { ReactNode } from 'react'
import * as css from './PaymentTile.css.ts'

const word = (text: string, fill: string, size: number, italic = false) => (
  <text
    x="22"
    y={14 + size * 0.36}
    textAnchor="middle"
    fontFamily="Arial, sans-serif"
    fontWeight="700"
    fontSize={size}
    fontStyle={italic ? 'italic' : 'normal'}
    fill={fill}
  >
    {text}
  </text>
)

/** The marks of ways to pay, drawn simply on a 44 × 28 tile. */
export const marks = {
  visa: word('VISA', '#1a1f71', 14, true),
  mastercard: (
    <>
      <circle cx="17.5" cy="14" r="8" fill="#eb001b" />
      <circle cx="26.5" cy="14" r="8" fill="#f79e1b" />
      <path d="M22 7.4a8 8 0 0 1 0 13.2 8 8 0 0 1 0-13.2z" fill="#ff5f00" />
    </>
  ),
  amex: (
    <>
      <rect x="6" y="5" width="32" height="18" rx="2" fill="#006fcf" />
      {word('AMEX', '#fff', 9.5)}
    </>
  ),
  jcb: (
    <>
      <rect x="8" y="5" width="8.5" height="18" rx="3" fill="#0e4c96" />
      <rect x="17.75" y="5" width="8.5" height="18" rx="3" fill="#c8102e" />
      <rect x="27.5" y="5" width="8.5" height="18" rx="3" fill="#007a33" />
      <g fontFamily="Arial, sans-serif" fontWeight="700" fontSize="8" fill="#fff" textAnchor="middle">
        <text x="12.25" y="17">
          J
        </text>
        <text x="22" y="17">
          C
        </text>
        <text x="31.75" y="17">
          B
        </text>
      </g>
    </>
  ),
  unionpay: (
    <>
      <path d="M11 5h8l-4 18H7z" fill="#e21836" />
      <path d="M19 5h9l-4 18h-9z" fill="#00447c" />
      <path d="M28 5h9l-4 18h-9z" fill="#007b84" />
    </>
  ),
  alipay: (
    <>
      <rect x="11" y="3" width="22" height="22" rx="4" fill="#1677ff" />
      <path
        d="M15.500 8.500h13M22 6v6M17 12h10c-1 4.500-4.500 8-9 8-2.500 0-3.500-1.200-3.500-2.400 0-1.400 1.300-2.400 3.200-2.400 4 0 7.300 2.300 11.300 4.300"
        fill="none"
        stroke="#fff"
        strokeWidth="1.700"
        strokeLinecap="round"
      />
    </>
  ),
  wechat: (
    <>
      <path
        d="M18.500 6c-4.700 0-8.500 3-8.500 6.800 0 2.100 1.200 3.900 3 5.200l-.7 2.500 2.900-1.500c1 .3 2.100.5 3.300.5"
        fill="#07c160"
      />
      <path
        d="M26 11.500c-4.200 0-7.600 2.700-7.600 6s3.400 6 7.600 6c.9 0 1.800-.1 2.600-.4l2.500 1.300-.7-2.200c1.900-1.100 3.200-2.800 3.200-4.700 0-3.300-3.400-6-7.600-6z"
        fill="#07c160"
        stroke="#fff"
        strokeWidth="1"
      />
    </>
  ),
  ipayout: word('iPayout', css.ownMark, 9.5),
  points: (
    <>
      <circle cx="22" cy="14" r="9" fill="#77590f" />
      {word('P', '#fff', 11)}
    </>
  ),
  bank: (
    <path
      d="M22 5 11 11v2h22v-2zM14 14.500v6M19.300 14.500v6M24.700 14.500v6M30 14.500v6M11.500 22.500h21"
      fill="none"
      stroke="#14211b"
      strokeWidth="1.600"
      strokeLinejoin="round"
      strokeLinecap="round"
    />
  ),
  card: (
    <>
      <rect x="10" y="6" width="24" height="16" rx="2.500" fill="none" stroke="#14211b" strokeWidth="1.600" />
      <path d="M10 11.500h24" stroke="#14211b" strokeWidth="2.500" />
    </>
  ),
} satisfies Record<string, ReactNode>

export type PaymentMark = keyof typeof marks
