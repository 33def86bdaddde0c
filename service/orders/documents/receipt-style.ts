/** Style of a receipt: one sheet of A4 on paper, one column on a phone. It loads nothing. */
export const receiptStyle = `
@page{size:A4;margin:18mm}
*{box-sizing:border-box}
body{font:15px/1.55 system-ui,"Noto Sans","Noto Sans CJK SC","Noto Sans Thai",sans-serif;color:#1c2b24;background:#fff;max-inline-size:46rem;margin:2rem auto;padding-inline:1rem}
header{display:flex;flex-wrap:wrap;justify-content:space-between;gap:1rem 2rem;padding-block-end:1rem;border-block-end:2px solid #1f6b4a}
h1{font-size:1.6rem;line-height:1.2;margin:0;color:#1f6b4a}
p{margin:0}
small{color:#56665d}
dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(13rem,1fr));gap:1rem 2rem;margin-block:1.5rem}
dt{font-size:.85rem;color:#56665d}
dd{margin:0}
table{border-collapse:collapse;inline-size:100%;font-variant-numeric:tabular-nums}
th,td{text-align:start;vertical-align:top;padding:.5rem .75rem .5rem 0;border-block-end:1px solid #d5ded8}
th{font-size:.85rem;font-weight:600;color:#56665d}
:is(th,td):not(:first-child){text-align:end;white-space:nowrap}
:is(th,td):last-child{padding-inline-end:0}
tr{break-inside:avoid}
tfoot td{border:0;padding-block:.2rem}
tfoot tr:first-child td{padding-block-start:.8rem}
tfoot tr:last-child td{padding-block-start:.6rem;font-size:1.15rem}
@media print{body{margin:0;padding:0;max-inline-size:none}}
`.replaceAll('\n', '')
