import { Component, type ReactNode } from 'react'
import { LazyErrorPage } from '../errors/LazyErrorPage.tsx'

interface ScreenBoundaryProps {
  /** Resets the error when the address changes. */
  place: unknown
  children: ReactNode
}

interface ScreenBoundaryState {
  place: unknown
  caught: { error: unknown } | undefined
}

/** Shows an error below it until the next navigation. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, ScreenBoundaryState> {
  override state: ScreenBoundaryState = { place: this.props.place, caught: undefined }

  static getDerivedStateFromError(error: unknown): Partial<ScreenBoundaryState> {
    return { caught: { error } }
  }

  static getDerivedStateFromProps(
    { place }: ScreenBoundaryProps,
    state: ScreenBoundaryState,
  ): ScreenBoundaryState | null {
    return state.place === place ? null : { place, caught: undefined }
  }

  override render(): ReactNode {
    const { caught } = this.state
    return caught ? <LazyErrorPage error={caught.error} /> : this.props.children
  }
}
