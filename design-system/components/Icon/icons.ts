import {
  ArrowDown, ArrowDownWideNarrow, ArrowLeft, ArrowUp, ArrowUpDown, Bell, CalendarDays, Check, ChevronDown, ChevronLeft, ChevronRight, CircleAlert, CircleCheck, CircleQuestionMark, Clock, Copy, CreditCard,
  Ellipsis, Eye, EyeOff, FileText, Heart, House, Image, Info, LayoutGrid, LoaderCircle, Lock, LogOut, MapPin, Menu, Minus, Pencil, Phone, Plus, RefreshCw, Search, Share2,
  ShoppingBag, SlidersHorizontal, Star, Tag, ThumbsUp, Trash2, TriangleAlert, Truck, Undo2, Upload, UserRound, WifiOff, X, ZoomIn, ZoomOut,
} from 'lucide-react'

/** Our name for a drawing of the one icon set; a component never names the set. */
export const icons = {
  'arrow-down': ArrowDown, 'arrow-up': ArrowUp, 'arrows-up-down': ArrowUpDown, back: ArrowLeft, bell: Bell, calendar: CalendarDays, card: CreditCard, cart: ShoppingBag, check: Check, 'chevron-down': ChevronDown, 'chevron-left': ChevronLeft, 'chevron-right': ChevronRight,
  clock: Clock, close: X, copy: Copy, document: FileText, edit: Pencil, error: CircleAlert, eye: Eye, 'eye-off': EyeOff, filter: SlidersHorizontal,
  grid: LayoutGrid, heart: Heart, help: CircleQuestionMark, home: House, image: Image, info: Info, lock: Lock, 'map-pin': MapPin, menu: Menu, minus: Minus, more: Ellipsis, offline: WifiOff, phone: Phone, plus: Plus, progress: LoaderCircle,
  refresh: RefreshCw, search: Search, share: Share2, 'sign-out': LogOut, sort: ArrowDownWideNarrow, star: Star, success: CircleCheck, tag: Tag, 'thumb-up': ThumbsUp, trash: Trash2, truck: Truck, undo: Undo2,
  upload: Upload, user: UserRound, warning: TriangleAlert, 'zoom-in': ZoomIn, 'zoom-out': ZoomOut,
} as const

export type IconName = keyof typeof icons
