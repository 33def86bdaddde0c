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
    '您的申请没有通过。',
    '您的申請未獲通過。',
    'Kami tidak meluluskan permohonan anda.',
    'Chúng tôi không chấp thuận yêu cầu của bạn.',
    'เราไม่อนุมัติคำขอของคุณ',
  ),
  remark: six('Remark', '备注', '備註', 'Catatan', 'Ghi chú', 'หมายเหตุ'),
  view: six('Your application', '查看申请', '查看申請', 'Permohonan anda', 'Yêu cầu của bạn', 'คำขอของคุณ'),
} as const
