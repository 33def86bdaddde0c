import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { moreIcons } from '#design-system/text/Icon'
import { Button } from '#design-system/actions/Button'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import { PosterSheet, type PosterSheetProps } from './PosterSheet.tsx'
import * as css from './Poster.css.ts'

export interface PosterProps extends PosterSheetProps, RootProps {
  /** Button text: “Print poster”. */
  label: string
  /** Opens the browser's print dialog. @default window.print */
  print?: (() => void) | undefined
}

/** Page margins around each sheet (sizes in Poster.css.ts). */
const margins = { A4: '10mm', A6: '5mm' } as const

const printWindow = () => window.print()

/**
 * Button that prints a sheet with a QR code and nothing else of the page. The sheet is rendered only while printing.
 * On screen, use QrCode with CopyButton and ShareButton; to print a page as it is, no Poster is needed.
 */
export function Poster({ label, print = printWindow, size = 'A4', ...sheet }: PosterProps) {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    if (!isPrinting) return undefined
    const end = () => setPrinting(false)
    window.addEventListener('afterprint', end)
    // Sets the paper size for this print only; other pages use the default of the printer.
    const paper = new CSSStyleSheet()
    paper.replaceSync(`@page { size: ${size}; margin: ${margins[size]} }`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, paper]
    print()
    return () => {
      window.removeEventListener('afterprint', end)
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== paper)
    }
  }, [isPrinting, print, size])
  return (
    <>
      <Button {...rootProps(sheet)} icon={moreIcons.print} onPress={() => setPrinting(true)}>
        {label}
      </Button>
      {isPrinting &&
        createPortal(
          <div className={css.print} data-poster="">
            <PosterSheet {...sheet} size={size} />
          </div>,
          document.body,
        )}
    </>
  )
}
