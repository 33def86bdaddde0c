import { SPACE } from '../../../private/inline-space.ts'
import { isComposing } from '../../../private/browser/is-composing.ts'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#design-system/actions/Button'
import { moreIcons, Icon } from '#design-system/text/Icon'
import { IconButton } from '#design-system/actions/IconButton'
import { FieldFrame, fieldStyles, useFieldIds, type FieldProps } from '../../../private/field/index.ts'
import { rootProps } from '../../../private/root-props.ts'
import { visuallyHidden } from '../../../private/visually-hidden.css.ts'
import * as css from './CouponField.css.ts'

export interface AppliedCoupon {
  /** The code as the service knows it. */
  code: string
  /** What it gives: "HK$50 off". */
  description?: string | undefined
}

export interface CouponFieldProps extends Pick<
  FieldProps,
  'label' | 'isDisabled' | 'errorMessage' | 'description' | 'id' | 'name'
> {
  /** What is typed. It stays when the code is refused. */
  value: string
  /** Something was typed: the code as it stands now. */
  onChange: (value: string) => void
  /** Apply was pressed, or Enter: the trimmed code, also when it is empty, so that the caller can say so. */
  onApply: (code: string) => void
  /** The coupon in use is to be taken out. */
  onRemove: () => void
  /** The coupon in use; it takes the field's place. */
  applied?: AppliedCoupon | null | undefined
  /** An answer is awaited. */
  isPending?: boolean | undefined
}

/**
 * A coupon code: typed and applied, or in use and removable. The caller's `errorMessage` says why a code was refused, and a screen reader hears it; focus follows what takes the pressed button's place.
 * It is no form of its own, so it may stand inside one.
 * For any other code take TextField.
 */
export function CouponField({
  label,
  value,
  onChange,
  onApply,
  onRemove,
  applied,
  isPending = false,
  isDisabled = false,
  errorMessage,
  description,
  id,
  name,
  ...rest
}: CouponFieldProps) {
  const intl = useIntl()
  const ids = useFieldIds({ id, description, errorMessage })
  const { control } = ids
  const box = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  const code = applied?.code

  useEffect(() => {
    if (!hadFocus.current) return
    hadFocus.current = false
    // After this commit's own work: the field that has just appeared must be ready for the focus.
    const frame = requestAnimationFrame(() =>
      box.current?.querySelector<HTMLElement>(code === undefined ? 'input' : 'button')?.focus(),
    )
    return () => cancelAnimationFrame(frame)
  }, [code])

  const remember = () => {
    hadFocus.current = box.current?.contains(document.activeElement) ?? false
  }
  const apply = () => {
    if (isPending || isDisabled) return
    remember()
    onApply(value.trim())
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends a Chinese composition applies nothing; nor may it send the form around.
    if (event.key !== 'Enter' || isComposing(event)) return
    event.preventDefault()
    apply()
  }

  return (
    <div {...rootProps(rest)} ref={box} className={fieldStyles.field}>
      {applied ? (
        <div className={css.applied} role="group" aria-label={label} id={control}>
          <span className={css.icon}>
            <Icon name={moreIcons.tag} />
          </span>
          <span className={css.text}>
            <span className={css.code}>{applied.code}</span>
            {applied.description && <span className={css.about}>{SPACE + applied.description}</span>}
          </span>
          <IconButton
            icon="close"
            label={intl.formatMessage({ id: 'ds.coupon.remove' }, { code: applied.code })}
            isDisabled={isDisabled}
            onPress={() => {
              if (!isPending) {
                remember()
                onRemove()
              }
            }}
          />
        </div>
      ) : (
        <FieldFrame label={label} mark="none" errorMessage={errorMessage} description={description} ids={ids}>
          <div className={css.row}>
            <input
              id={control}
              name={name}
              type="text"
              className={fieldStyles.control}
              value={value}
              onChange={(event) => onChange(event.target.value)}
              onKeyDown={onKeyDown}
              disabled={isDisabled}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck="false"
              enterKeyHint="go"
              aria-invalid={Boolean(errorMessage) || undefined}
              aria-describedby={ids.describedBy}
            />
            <Button variant="tint" isPending={isPending} isDisabled={isDisabled} onPress={apply}>
              {intl.formatMessage({ id: 'ds.coupon.apply' })}
            </Button>
          </div>
        </FieldFrame>
      )}
      <div role="status" className={visuallyHidden}>
        {applied ? intl.formatMessage({ id: 'ds.coupon.applied' }, { code: applied.code }) : errorMessage}
      </div>
    </div>
  )
}
