export { ActiveMark, type ActiveMarkProps } from './ActiveMark.tsx'
