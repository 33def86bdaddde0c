import { checkApplicationOrder } from '#domain/applications/api.ts'
import { ORDERS_MAX, type ApplicationType } from '#domain/applications/kinds.ts'
import { piecesLeft } from '#domain/applications/refund.ts'
import { isOfThisMonth } from '#domain/applications/rules.ts'
import type { CheckedOrder } from '#domain/applications/schema.ts'
import type { Order } from '#domain/orders/schema.ts'
import { formatDate } from '#domain/dates/format-date.ts'
import { parseServiceTime } from '#domain/dates/service-time.ts'
import { SendButton } from '#features/kit/connection/SendButton.tsx'
import { IconButton } from '#design-system/actions/IconButton'
import { Inline } from '#design-system/layout/Inline'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import { TextField } from '#design-system/fields/TextField'
import { Tooltip } from '#design-system/overlays/Tooltip'
import { call } from '#features/kit/call.ts'
import { focusField, FormField, useSchemaForm } from '#features/kit/form/form.tsx'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { orderFaultText } from '../../fault-text.ts'
import { emptyLine, productOf, type Draft } from '../draft/draft.ts'
import { ordersForm } from './forms.ts'
import { OwnOrders } from './OwnOrders.tsx'
import { StepForm } from './StepForm.tsx'
import { useDraftValues } from './use-draft-values.ts'

export interface OrdersStepProps {
  type: ApplicationType
  draft: Draft
  /** The customer's orders to choose from, newest first; undefined while loading, null when they cannot be loaded. */
  own: readonly Order[] | null | undefined
  onChange: (change: Partial<Draft>) => void
  onNext: () => void
  now: Date
}

function OrderLine({ order, onRemove }: { order: CheckedOrder; onRemove: () => void }) {
  const intl = useIntl()
  const number = order.increment_id
  return (
    <Inline justify="between" gap={3} isWrapped={false}>
      <Text>
        {intl.formatMessage(
          { id: 'applications.orders.placed' },
          { number, date: formatDate(parseServiceTime(order.created_at), intl.locale) },
        )}
      </Text>
      <Tooltip>
        <IconButton
          icon="trash"
          label={intl.formatMessage({ id: 'applications.orders.remove' }, { number })}
          onPress={onRemove}
        />
      </Tooltip>
    </Inline>
  )
}

/** Orders of an application, each looked up by number. Optional for a change of referrer. */
export function OrdersStep({ type, draft, own, onChange, onNext, now }: OrdersStepProps) {
  const intl = useIntl()
  const form = useSchemaForm(ordersForm, { orderNumber: draft.orderNumber })
  const [isChecking, setChecking] = useState(false)
  const isOptional = type === 'referrer'
  useDraftValues(form, (values) => {
    onChange(values)
  })
  const refuse = (message: string) => {
    form.setError('orderNumber', { message })
    focusField('orderNumber')
    return undefined
  }
  const faultOf = (order: CheckedOrder | null): string | undefined => {
    if (!order) return intl.formatMessage({ id: 'applications.fault.order' })
    if (type === 'refund' && order.items.every((item) => piecesLeft(item) === 0))
      return intl.formatMessage({ id: 'applications.fault.nothingLeft' })
    return isOptional && !isOfThisMonth(parseServiceTime(order.created_at), now)
      ? intl.formatMessage({ id: 'applications.policy.thisMonth' })
      : undefined
  }
  /** @returns the orders including the typed one, or undefined if it was refused */
  const add = async (): Promise<CheckedOrder[] | undefined> => {
    const typed = form.getValues('orderNumber').trim()
    if (!typed) return draft.orders
    if (draft.orders.length >= ORDERS_MAX)
      return refuse(intl.formatMessage({ id: 'applications.orders.most' }, { max: ORDERS_MAX }))
    setChecking(true)
    try {
      const order = await call(checkApplicationOrder, { query: { orderId: typed } }, { handled: true })
      const fault = faultOf(order)
      if (fault || !order) return refuse(fault ?? '')
      const others = draft.orders.filter(({ increment_id: number }) => number !== order.increment_id)
      const orders = [...others, order]
      form.setValue('orderNumber', '')
      form.clearErrors('orderNumber')
      onChange({ orders, orderNumber: '' })
      return orders
    } catch (error) {
      return refuse(orderFaultText(intl, error, type))
    } finally {
      setChecking(false)
    }
  }
  const remove = (number: string) => {
    const orders = draft.orders.filter(({ increment_id: other }) => other !== number)
    const left = draft.lines.filter(({ product }) => productOf({ ...draft, orders }, product) !== undefined)
    onChange({ orders, lines: left.length > 0 ? left : [emptyLine] })
    focusField('orderNumber')
  }
  return (
    <StepForm
      form={form}
      onNext={async () => {
        const orders = await add()
        if (!orders) return
        if (orders.length === 0 && !isOptional)
          refuse(intl.formatMessage({ id: 'forms.validation.required' }))
        else onNext()
      }}
    >
      {draft.orders.map((order) => (
        <OrderLine
          key={order.increment_id}
          order={order}
          onRemove={() => {
            remove(order.increment_id)
          }}
        />
      ))}
      <OwnOrders
        {...{ type, now }}
        orders={own}
        number={draft.orderNumber}
        onChoose={(number) => {
          form.setValue('orderNumber', number)
          form.clearErrors('orderNumber')
        }}
      />
      <Stack gap={2}>
        <FormField control={form.control} name="orderNumber">
          {(field) => (
            <TextField
              {...field}
              label={intl.formatMessage({ id: 'applications.field.order' })}
              description={intl.formatMessage({
                id: isOptional ? 'applications.policy.thisMonth' : 'applications.orders.hint',
              })}
              inputMode="numeric"
              isRequired={!isOptional && draft.orders.length === 0}
            />
          )}
        </FormField>
        <div>
          <SendButton
            isPending={isChecking}
            onPress={() => {
              void add()
            }}
          >
            {intl.formatMessage({ id: 'applications.orders.add' })}
          </SendButton>
        </div>
      </Stack>
    </StepForm>
  )
}
