import {
  ArrowLeft,
  Bell,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  Clock,
  Heart,
  House,
  Info,
  LayoutGrid,
  LoaderCircle,
  Minus,
  Pencil,
  Plus,
  Search,
  Share2,
  ShoppingBag,
  SlidersHorizontal,
  Trash2,
  TriangleAlert,
  UserRound,
  WifiOff,
  X,
  ZoomIn,
} from 'lucide-react'
import type * as moreIcons from './more-icons.ts'

/** Our name for a drawing of the one icon set; a component never names the set. */
export const icons = {
  back: ArrowLeft,
  bell: Bell,
  cart: ShoppingBag,
  check: Check,
  'chevron-down': ChevronDown,
  'chevron-left': ChevronLeft,
  'chevron-right': ChevronRight,
  clock: Clock,
  close: X,
  edit: Pencil,
  error: CircleAlert,
  filter: SlidersHorizontal,
  grid: LayoutGrid,
  heart: Heart,
  home: House,
  info: Info,
  minus: Minus,
  offline: WifiOff,
  plus: Plus,
  progress: LoaderCircle,
  search: Search,
  share: Share2,
  success: CircleCheck,
  trash: Trash2,
  user: UserRound,
  warning: TriangleAlert,
  'zoom-in': ZoomIn,
} as const

/** One of the drawings of `moreIcons`. */
export type MoreIcon = (typeof moreIcons)[keyof typeof moreIcons]

/** A name of the set, or one of the drawings of `moreIcons`. */
export type IconName = keyof typeof icons | MoreIcon
