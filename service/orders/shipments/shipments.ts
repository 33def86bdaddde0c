import type * as z from 'zod/mini'
import { formatServiceTime } from '#domain/dates/service-time.ts'
import type { Shipment } from '#domain/orders/schema.ts'
import { inLanguage, type Six } from '#service/languages/six-languages.ts'
import type { LanguageCode } from '#domain/store/languages.ts'
import { carrierText } from '#service/checkout/shipping-texts.ts'
import type { Db } from '#service/db/db.ts'
import { listShipmentRows, type ShipmentRow, type TrackStep } from './shipment-store.ts'
import type { OrderRow } from '../store.ts'

/** Tracking events by key; texts in the order of `languageCodes`. */
const steps: Readonly<Record<TrackStep['step'], Six>> = {
  packed: [
    'The parcel was packed',
    '包裹已打包',
    '包裹已完成包裝',
    'Bungkusan telah dibungkus',
    'Kiện hàng đã được đóng gói',
    'บรรจุพัสดุแล้ว',
  ],
  collected: [
    'Collected by the carrier',
    '快递公司已揽收',
    '速遞公司已收件',
    'Dikutip oleh syarikat penghantaran',
    'Đơn vị vận chuyển đã lấy hàng',
    'บริษัทขนส่งรับพัสดุแล้ว',
  ],
  moving: ['On the way', '运输中', '運送途中', 'Dalam perjalanan', 'Đang vận chuyển', 'กำลังจัดส่ง'],
  delivered: [
    'Delivered',
    '已送达',
    '已送達',
    'Telah diterima di alamat penghantaran',
    'Đã giao hàng',
    'จัดส่งสำเร็จ',
  ],
}
const places: Readonly<Record<TrackStep['place'], Six>> = {
  warehouse: [
    'Warehouse, Kwai Chung',
    '葵涌仓库',
    '葵涌貨倉',
    'Gudang, Kwai Chung',
    'Kho Kwai Chung',
    'คลังสินค้ากวายชุง',
  ],
  hub: [
    'Transit centre, Tsing Yi',
    '青衣中转场',
    '青衣轉運中心',
    'Pusat transit, Tsing Yi',
    'Trung tâm trung chuyển Tsing Yi',
    'ศูนย์กระจายสินค้าชิงยี่',
  ],
  home: ['Delivery address', '收件地址', '收件地址', 'Alamat penghantaran', 'Địa chỉ nhận hàng', 'ที่อยู่จัดส่ง'],
}

/** Tracking events of a parcel, newest first. */
export const trackEvents = (
  { events }: ShipmentRow,
  language: LanguageCode,
): { time: Date; location: string; description: string }[] =>
  [...events].reverse().map(({ step, place, at }) => ({
    time: new Date(at),
    location: inLanguage(places[place], language),
    description: inLanguage(steps[step], language),
  }))

/** Formats the shipments of an order as `Sales.Shipment` of C-1.7, with the carrier's name for the reader. */
export async function listOrderShipments(
  db: Db,
  order: OrderRow,
  language: LanguageCode,
): Promise<z.input<typeof Shipment>[]> {
  const rows = await listShipmentRows(db, order.id)
  return rows.map((row) => ({
    entity_id: row.id,
    increment_id: String(row.id).padStart(9, '0'),
    order_id: order.id,
    created_at: formatServiceTime(row.created_at),
    items: row.items,
    comments: [],
    tracks: [
      {
        order_id: order.id,
        parent_id: row.id,
        weight: 0,
        qty: row.items.reduce((sum, { qty }) => sum + qty, 0),
        description: '',
        track_number: row.track_number,
        title: carrierText(row.carrier_code, '', language).carrierTitle || row.carrier_title,
        carrier_code: row.carrier_code,
      },
    ],
  }))
}
