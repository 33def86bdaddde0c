// The catalogues that `npm run new noun name` writes.

/** The texts that every new noun begins with, in the six languages; the title is left to whoever knows the noun. */
const texts = {
  en: {
    none: 'There is nothing here yet.',
    'name.label': 'Name',
    'name.tooLong': 'Use up to {max} characters.',
    'add.action': 'Add',
    'add.pending': 'Saving',
    'add.done': 'Saved',
  },
  zh_cn: {
    none: '这里还没有内容。',
    'name.label': '名称',
    'name.tooLong': '最多可输入 {max} 个字符。',
    'add.action': '添加',
    'add.pending': '正在保存',
    'add.done': '已保存',
  },
  zh_hk: {
    none: '暫時沒有內容。',
    'name.label': '名稱',
    'name.tooLong': '最多可輸入 {max} 個字元。',
    'add.action': '新增',
    'add.pending': '正在儲存',
    'add.done': '已儲存',
  },
  ms: {
    none: 'Belum ada apa-apa di sini.',
    'name.label': 'Nama',
    'name.tooLong': 'Gunakan sehingga {max} aksara.',
    'add.action': 'Tambah',
    'add.pending': 'Sedang menyimpan',
    'add.done': 'Disimpan',
  },
  vi: {
    none: 'Chưa có gì ở đây.',
    'name.label': 'Tên',
    'name.tooLong': 'Nhập tối đa {max} ký tự.',
    'add.action': 'Thêm',
    'add.pending': 'Đang lưu',
    'add.done': 'Đã lưu',
  },
  th: {
    none: 'ยังไม่มีรายการ',
    'name.label': 'ชื่อ',
    'name.tooLong': 'ใช้ได้ไม่เกิน {max} อักขระ',
    'add.action': 'เพิ่ม',
    'add.pending': 'กำลังบันทึก',
    'add.done': 'บันทึกแล้ว',
  },
}

/** The catalogues. A page for everybody has no form, and none of its texts. */
export const catalogues = ({ name, title, isPublic }) =>
  Object.fromEntries(
    Object.entries(texts).map(([language, own]) => {
      const { none, ...form } = own
      const all = { none, title, ...(isPublic ? {} : form) }
      const rows = Object.keys(all)
        .toSorted()
        .map((id) => [`${name}.${id}`, all[id]])
      return [`locales/${name}/${language}.json`, `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`]
    }),
  )
