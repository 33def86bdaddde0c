import type { LanguageCode } from '#domain/store/languages.ts'

interface ParcelText {
  subject(number: string): string
  /** Ends before the list of goods. */
  intro(number: string, carrier: string, track: string): string
  /** What follows the list. */
  readonly more?: string
}

/** Emails about parcels, in the language of the order. */
export const parcelTexts: Readonly<
  Record<
    LanguageCode,
    {
      readonly sent: ParcelText
      readonly sentPart: ParcelText
      readonly delivered: { subject(number: string): string; intro(number: string): string }
    }
  >
> = {
  en: {
    sent: {
      subject: (number) => `Your Jadeleaf order ${number} is on its way`,
      intro: (number, carrier, track) =>
        `${carrier} has the parcel of your order ${number}. Its tracking number is ${track}. In it:`,
    },
    sentPart: {
      subject: (number) => `Part of your Jadeleaf order ${number} is on its way`,
      intro: (number, carrier, track) =>
        `${carrier} has the first parcel of your order ${number}. Its tracking number is ${track}. In it:`,
      more: 'We will send the rest in another parcel and let you know.',
    },
    delivered: {
      subject: (number) => `Your Jadeleaf order ${number} has arrived`,
      intro: (number) =>
        `Your order ${number} has arrived. Is anything missing or damaged? Tell us from the order page. You can also review what you bought there.`,
    },
  },
  zh_cn: {
    sent: {
      subject: (number) => `您的翠叶订单 ${number} 已发货`,
      intro: (number, carrier, track) =>
        `订单 ${number} 的包裹已交给${carrier}，运单号为 ${track}。包裹内有：`,
    },
    sentPart: {
      subject: (number) => `您的翠叶订单 ${number} 已部分发货`,
      intro: (number, carrier, track) =>
        `订单 ${number} 的第一个包裹已交给${carrier}，运单号为 ${track}。包裹内有：`,
      more: '其余商品将另行发货，届时会再通知您。',
    },
    delivered: {
      subject: (number) => `您的翠叶订单 ${number} 已送达`,
      intro: (number) =>
        `您的订单 ${number} 已送达。如有缺件或破损，请在订单页面告诉我们；您也可以在那里评价所购商品。`,
    },
  },
  zh_hk: {
    sent: {
      subject: (number) => `您的翠葉訂單 ${number} 已發貨`,
      intro: (number, carrier, track) =>
        `訂單 ${number} 的包裹已交予${carrier}，運單號碼為 ${track}。包裹內有：`,
    },
    sentPart: {
      subject: (number) => `您的翠葉訂單 ${number} 已發出部分產品`,
      intro: (number, carrier, track) =>
        `訂單 ${number} 的首個包裹已交予${carrier}，運單號碼為 ${track}。包裹內有：`,
      more: '其餘產品會另行發出，屆時會再通知您。',
    },
    delivered: {
      subject: (number) => `您的翠葉訂單 ${number} 已送達`,
      intro: (number) =>
        `您的訂單 ${number} 已送達。如有缺漏或損壞，請在訂單頁面通知我們；您亦可在該頁評價所購產品。`,
    },
  },
  ms: {
    sent: {
      subject: (number) => `Pesanan Jadeleaf anda ${number} dalam perjalanan`,
      intro: (number, carrier, track) =>
        `Bungkusan pesanan ${number} sudah diserahkan kepada ${carrier}. Nombor penjejakannya ${track}. Kandungannya:`,
    },
    sentPart: {
      subject: (number) => `Sebahagian pesanan Jadeleaf anda ${number} dalam perjalanan`,
      intro: (number, carrier, track) =>
        `Bungkusan pertama pesanan ${number} sudah diserahkan kepada ${carrier}. Nombor penjejakannya ${track}. Kandungannya:`,
      more: 'Selebihnya akan dihantar dalam bungkusan lain dan kami akan memaklumkan anda.',
    },
    delivered: {
      subject: (number) => `Pesanan Jadeleaf anda ${number} telah sampai`,
      intro: (number) =>
        `Pesanan anda ${number} telah sampai. Ada barang yang kurang atau rosak? Beritahu kami melalui halaman pesanan. Anda juga boleh memberi ulasan di situ.`,
    },
  },
  vi: {
    sent: {
      subject: (number) => `Đơn hàng Jadeleaf ${number} của bạn đang trên đường giao`,
      intro: (number, carrier, track) =>
        `${carrier} đã nhận kiện hàng của đơn hàng ${number}. Mã vận đơn: ${track}. Trong kiện có:`,
    },
    sentPart: {
      subject: (number) => `Một phần đơn hàng Jadeleaf ${number} của bạn đang trên đường giao`,
      intro: (number, carrier, track) =>
        `${carrier} đã nhận kiện hàng đầu tiên của đơn hàng ${number}. Mã vận đơn: ${track}. Trong kiện có:`,
      more: 'Phần còn lại sẽ được gửi trong kiện khác và chúng tôi sẽ báo cho bạn.',
    },
    delivered: {
      subject: (number) => `Đơn hàng Jadeleaf ${number} của bạn đã đến nơi`,
      intro: (number) =>
        `Đơn hàng ${number} của bạn đã đến nơi. Nếu có gì thiếu hoặc hư hỏng, hãy báo cho chúng tôi từ trang đơn hàng. Bạn cũng có thể đánh giá sản phẩm đã mua tại đó.`,
    },
  },
  th: {
    sent: {
      subject: (number) => `จัดส่งคำสั่งซื้อ Jadeleaf ${number} ของคุณแล้ว`,
      intro: (number, carrier, track) =>
        `${carrier} รับพัสดุของคำสั่งซื้อ ${number} แล้ว หมายเลขพัสดุ ${track} ในพัสดุมีดังนี้`,
    },
    sentPart: {
      subject: (number) => `จัดส่งคำสั่งซื้อ Jadeleaf ${number} ของคุณบางส่วนแล้ว`,
      intro: (number, carrier, track) =>
        `${carrier} รับพัสดุชิ้นแรกของคำสั่งซื้อ ${number} แล้ว หมายเลขพัสดุ ${track} ในพัสดุมีดังนี้`,
      more: 'เราจะจัดส่งส่วนที่เหลือในพัสดุอีกชิ้นและแจ้งให้คุณทราบ',
    },
    delivered: {
      subject: (number) => `คำสั่งซื้อ Jadeleaf ${number} ของคุณถึงแล้ว`,
      intro: (number) =>
        `คำสั่งซื้อ ${number} ของคุณถึงแล้ว หากมีสินค้าขาดหรือเสียหาย แจ้งเราได้จากหน้าคำสั่งซื้อ และเขียนรีวิวสินค้าที่ซื้อได้ที่หน้าเดียวกัน`,
    },
  },
}
