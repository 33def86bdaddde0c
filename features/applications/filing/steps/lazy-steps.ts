import type { FilingStep } from '#domain/applications/steps.ts'
import { lazy } from 'react'

const fetchStep = {
  applicant: () => import('./ApplicantStep.tsx').then((module) => ({ default: module.ApplicantStep })),
  account: () => import('./AccountStep.tsx').then((module) => ({ default: module.AccountStep })),
  orders: () => import('./OwnOrdersStep.tsx').then((module) => ({ default: module.OwnOrdersStep })),
  products: () => import('./ProductsStep.tsx').then((module) => ({ default: module.ProductsStep })),
  photos: () => import('./PhotosStep.tsx').then((module) => ({ default: module.PhotosStep })),
  review: () => import('./ReviewStep.tsx').then((module) => ({ default: module.ReviewStep })),
} satisfies Record<FilingStep, unknown>

// One step is open at a time.
export const ApplicantStep = lazy(fetchStep.applicant)
export const AccountStep = lazy(fetchStep.account)
export const OrdersStep = lazy(fetchStep.orders)
export const ProductsStep = lazy(fetchStep.products)
export const PhotosStep = lazy(fetchStep.photos)
export const ReviewStep = lazy(fetchStep.review)

/** Fetches the form of a step before it is rendered. Failures are ignored: rendering the step fetches it again. */
export function prefetchStep(step: FilingStep): void {
  fetchStep[step]().catch(() => undefined)
}
