import { districtFor } from '#domain/pickup-points/district-for.ts'
import type { PickupKind, PickupPoint } from '#domain/pickup-points/schema.ts'
import type { Address } from '#domain/customers/schema.ts'
import { readFailure } from '#features/kit/read-failure.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { listedPoints } from './listed-points.ts'
import { PointPicker } from './PointPicker.tsx'
import { districtsQuery, lastPointQuery, pointsQuery } from './queries.ts'

export interface PickupChoiceProps {
  /** What the delivery method needs. */
  kind: PickupKind
  /** The delivery address: its district is listed first. */
  address: Address
  chosen: PickupPoint | undefined
  onChoose: (point: PickupPoint) => void
  /** How often the customer tried to continue. */
  attempt: number
}

/** Reads the points for an address and offers them. The point that the customer used last is first, and preselected. */
export function PickupChoice({ kind, address, chosen, onChoose, attempt }: PickupChoiceProps) {
  const country = address.country_id ?? ''
  const districts = useQuery(districtsQuery(kind, country))
  const lastPoint = useQuery(lastPointQuery(kind, country))
  const [picked, setPicked] = useState<string>()
  const districtId = picked ?? districtFor(address, districts.data ?? [])?.id ?? ''
  const points = useQuery({ ...pointsQuery(kind, country, districtId), enabled: districtId !== '' })
  const last = lastPoint.data ?? undefined
  useEffect(() => {
    if (last && !chosen) onChoose(last)
  })
  return (
    <PointPicker
      kind={kind}
      districts={districts.data}
      districtId={districtId}
      onDistrict={setPicked}
      // until it is known whether one was used before: a list that grows at its top would move under the finger
      points={points.data && !lastPoint.isLoading ? listedPoints(points.data, last, chosen) : undefined}
      lastCode={last?.code}
      chosenCode={chosen?.code}
      onChoose={onChoose}
      failure={readFailure(districts, points)}
      attempt={attempt}
    />
  )
}
