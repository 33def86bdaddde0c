/*
 * The only script of a page before its first paint. It starts the bundle after the largest paint, or at the first
 * input, and keeps what a person does until React has hydrated, which app/client/give-back.ts gives back then: presses on buttons, typed text, ticks and choices.
 * Links, and forms with an `action`, are served by the browser itself and never touched.
 * Written into each page by app/server/assets.ts, which fills __ENTRY__, __STYLES__, __DATA__ and __PRELOAD__ (addresses stay out of attributes:
 * an injected copy of this text cannot be pointed elsewhere).
 */
;(() => {
  const doc = document
  const self = doc.currentScript
  /** Styles hold back pictures out of sight until the page answers. */
  const page = doc.documentElement.dataset
  page.early = ''
  /** Presses and submits to repeat, in order: [element] or [form, submitter]. */
  const queue = []
  /** Field → [value, caret, checked] where these are not the page's own: the person's, or put back after a reload. */
  const fields = new Map()
  let started = false
  let hydrated = false
  /** Repeats what is in the queue: the application has it. */
  let replay
  /** A press began before hydration: its components saw no pointerdown and would ignore the click. */
  let pressIsOld = false
  /** A key that was taken on its way down; its repeats and its way up are taken too. */
  let keyHeld = false

  const listen = (types, listener) =>
    types.split(' ').forEach((type) => addEventListener(type, listener, true))
  const take = (event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }

  /** The page carries the styles that its HTML uses, or all. The application may draw anything: it begins with all of them. */
  const whole = __STYLES__
  let dressed = !whole
  const dress = async () => {
    if (dressed) return
    const own = doc.querySelector('style')
    const link = doc.createElement('link')
    link.rel = 'stylesheet'
    link.href = whole
    const loaded = new Promise((done, fail) => {
      link.onload = done
      link.onerror = fail
    })
    own.after(link)
    try {
      await loaded
    } catch (error) {
      link.remove()
      throw error
    }
    dressed = true
    own.remove()
  }

  /** What the page was rendered with, where its HTML does not hold it. It may be gone (404): then the application reads anew. */
  const data = __DATA__
  const readData = async () => {
    if (!data || doc.getElementById('data')) return
    const answer = await fetch(data)
    if (!answer.ok && answer.status !== 404) throw answer
    const holder = doc.createElement('data')
    holder.id = 'data'
    if (answer.ok) holder.textContent = await answer.text()
    doc.head.append(holder)
  }

  const start = () => {
    if (started) return
    started = true
    const parts = [dress(), readData()]
    for (const href of __PRELOAD__) {
      const link = doc.createElement('link')
      link.rel = 'modulepreload'
      link.nonce = self.nonce
      link.href = href
      doc.head.append(link)
    }
    // A failed import is tried again at the next input, or as soon as the connection is back.
    Promise.all(parts)
      .then(() => import(__ENTRY__))
      .catch(() => {
        started = false
        const message = doc.getElementById('load-failed')
        if (message) {
          message.hidden = false
          message.nextElementSibling.hidden = true
        }
        addEventListener('online', start, { once: true })
      })
  }

  listen('pointerdown keydown focusin', (event) => {
    if (hydrated) {
      if (event.type !== 'focusin') pressIsOld = false
      return
    }
    pressIsOld = true
    // A press on a link is a navigation of the browser: the bundle would only compete with it.
    if (!event.target.closest?.('a[href]')) start()
  })

  const buttonOf = (event) => {
    const button = event.target.closest?.('button:not([type=submit]),[role=button]')
    return button && !button.closest('a[href]') && !button.disabled && button
  }
  const hold = (button) => {
    button.dataset.wait = ''
    queue.push([button])
    if (hydrated) replay()
    else start()
  }

  listen('click', (event) => {
    const button = buttonOf(event)
    if (!event.isTrusted || !button || (hydrated && !pressIsOld)) return
    pressIsOld = false
    take(event)
    hold(button)
  })

  listen('keydown keyup', (event) => {
    if (event.key !== ' ' && event.key !== 'Enter') return
    const button = buttonOf(event)
    const isDown = event.type === 'keydown'
    if (isDown ? !button || (hydrated && !keyHeld) : !keyHeld) return
    take(event)
    if (isDown && !keyHeld) hold(button)
    keyHeld = isDown
  })

  listen('submit', (event) => {
    const form = event.target
    if (hydrated || form.hasAttribute('action')) return
    take(event)
    queue.push([form, event.submitter])
    start()
  })

  listen('input', ({ target }) => {
    if (!hydrated) fields.set(target, [target.value, target.selectionEnd, target.checked])
  })

  /** The application calls this in a layout effect of the hydrating commit, with what gives back to React what was kept (app/client/give-back.ts). */
  window.__ready = (giveBack) => {
    hydrated = true
    delete page.early
    replay = giveBack(queue, fields)
  }

  const whenIdle = () =>
    requestAnimationFrame(() => (window.requestIdleCallback || setTimeout)(start, { timeout: 2000 }))
  // On a busy device `load` comes before the first paint.
  const whenPainted = () =>
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return
      observer.disconnect()
      whenIdle()
    }).observe({ type: 'paint', buffered: true })
  if (doc.readyState === 'complete') whenPainted()
  else addEventListener('load', whenPainted)
  // A slow streamed part delays `load`; a page in the background is not painted.
  setTimeout(whenIdle, 5000)
})()
