import { six } from '#service/languages/six-languages.ts'

/** Texts of the email that answers an application. */
export const answerTexts = {
  approved: six(
    'We have approved your request.',
    '我们已批准您的申请。',
    '我們已通過您的申請。',
    'Kami telah meluluskan permohonan anda.',
    'Chúng tôi đã chấp thuận yêu cầu của bạn.',
    'เราอนุมัติคำขอของคุณแล้ว',
  ),
  rejected: six(
    'We have not approved your request.',
    '我们未能批准您的申请。',
    '我們未能通過您的申請。',
    'Kami tidak meluluskan permohonan anda.',
    'Chúng tôi không chấp thuận yêu cầu của bạn.',
    'เราไม่อนุมัติคำขอของคุณ',
  ),
  paidWithin: six(
    'Refunds are paid within 30 business days.',
    '退款将在 30 个工作日内处理完毕。',
    '退款將於 30 個工作天內處理完畢。',
    'Bayaran balik dibuat dalam masa 30 hari bekerja.',
    'Tiền được hoàn trong vòng 30 ngày làm việc.',
    'คืนเงินภายใน 30 วันทำการ',
  ),
  membership: six(
    'Your associate membership was refunded and has ended.',
    '您的事业伙伴会员资格已退款并终止。',
    '您的事業夥伴會籍已退款並終止。',
    'Keahlian rakan niaga anda telah dibayar balik dan ditamatkan.',
    'Tư cách cộng tác viên của bạn đã được hoàn tiền và chấm dứt.',
    'ค่าสมาชิกธุรกิจของคุณได้รับคืนเงินและสมาชิกภาพสิ้นสุดแล้ว',
  ),
  money: six(
    'Back to your payment method',
    '退回原付款方式',
    '退回原付款方式',
    'Kembali ke kaedah pembayaran anda',
    'Hoàn về phương thức thanh toán của bạn',
    'คืนเข้าช่องทางที่คุณใช้ชำระ',
  ),
  credit: six(
    'Back as payout credit',
    '退回佣金余额',
    '退回佣金結餘',
    'Kembali sebagai kredit komisen',
    'Hoàn vào số dư hoa hồng',
    'คืนเป็นยอดค่าคอมมิชชันคงเหลือ',
  ),
  points: six(
    'Back as loyalty points',
    '退回积分',
    '退回積分',
    'Kembali sebagai mata ganjaran',
    'Hoàn bằng điểm thưởng',
    'คืนเป็นคะแนนสะสม',
  ),
  remark: six('Remark', '备注', '備註', 'Catatan', 'Ghi chú', 'หมายเหตุ'),
  view: six('Your application', '查看申请', '查看申請', 'Permohonan anda', 'Yêu cầu của bạn', 'คำขอของคุณ'),
} as const
