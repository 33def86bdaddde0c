import type * as z from 'zod/mini'
import { formatServiceTime } from '#domain/dates/service-time.ts'
import type { Shipment } from '#domain/orders/schema.ts'
import { languages, type Language } from '#service/checkout/shipping-texts.ts'
import type { Db } from '#service/db/db.ts'
import type { OrderRow } from './store.ts'

/** Steps a parcel reports, by key; texts in the order of `languages`. */
const steps = {
  packed: ['The parcel was packed', '包裹已打包', '包裹已包裝', 'Bungkusan telah dibungkus', 'Kiện hàng đã được đóng gói', 'บรรจุพัสดุแล้ว'],
  collected: ['Collected by the carrier', '承运商已揽收', '承運商已收件', 'Dikutip oleh syarikat penghantaran', 'Đơn vị vận chuyển đã lấy hàng', 'บริษัทขนส่งรับพัสดุแล้ว'],
  moving: ['On the way', '运输中', '運送途中', 'Dalam perjalanan', 'Đang vận chuyển', 'กำลังจัดส่ง'],
  delivered: ['Delivered', '已送达', '已送達', 'Telah dihantar', 'Đã giao hàng', 'จัดส่งสำเร็จ'],
} as const
const places = {
  warehouse: ['Warehouse, Kwai Chung', '葵涌仓库', '葵涌倉庫', 'Gudang, Kwai Chung', 'Kho Quỳ Thanh', 'คลังสินค้ากวายชุง'],
  hub: ['Transit centre, Tsing Yi', '青衣中转场', '青衣中轉場', 'Pusat transit, Tsing Yi', 'Trung tâm trung chuyển Thanh Y', 'ศูนย์กระจายสินค้าชิงยี่'],
  home: ['Delivery address', '收件地址', '收件地址', 'Alamat penghantaran', 'Địa chỉ nhận hàng', 'ที่อยู่จัดส่ง'],
} as const

export interface TrackStep { readonly step: keyof typeof steps; readonly place: keyof typeof places; readonly at: string }
export interface ShipmentRow { id: number; order_id: number; carrier_code: string; carrier_title: string; track_number: string; items: { order_item_id: number; qty: number; name: string; sku: string }[]; events: TrackStep[]; created_at: Date }

/** What happened to a parcel, newest first. */
export const trackEvents = ({ events }: ShipmentRow, language: Language): { time: Date; location: string; description: string }[] => {
  const index = languages.indexOf(language)
  return [...events].reverse().map(({ step, place, at }) => ({ time: new Date(at), location: places[place][index] ?? places[place][0], description: steps[step][index] ?? steps[step][0] }))
}

/** The parcel of an order by carrier and number. */
export const findTrack = (db: Db, orderId: number, carrierCode: string, trackNumber: string): Promise<ShipmentRow | undefined> =>
  db.one<ShipmentRow>('select * from shipment where order_id = $1 and carrier_code = $2 and track_number = $3', [orderId, carrierCode, trackNumber])

/** The shipments of an order as `Sales.Shipment` of contract.md Appendix A. */
export async function listOrderShipments(db: Db, order: OrderRow): Promise<z.input<typeof Shipment>[]> {
  const rows = await db.query<ShipmentRow>('select * from shipment where order_id = $1 order by id', [order.id])
  return rows.map((row) => ({
    entity_id: row.id, increment_id: String(row.id).padStart(9, '0'), order_id: order.id, created_at: formatServiceTime(row.created_at), items: row.items, comments: [],
    tracks: [{ order_id: order.id, parent_id: row.id, weight: 0, qty: row.items.reduce((sum, { qty }) => sum + qty, 0), description: '', track_number: row.track_number, title: row.carrier_title, carrier_code: row.carrier_code }],
  }))
}
