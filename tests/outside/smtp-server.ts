import { createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { readMail, type ReadMail } from './read-mail.ts'

/** What the server does with a mail, by its recipient. */
type Behaviour =
  | 'accept'
  /** Answers nothing to the recipient. */
  | 'hang'
  /** 451: try again later. */
  | 'busy'
  /** 550: no such recipient. */
  | 'refuse'
  /** Milliseconds before it accepts the content. */
  | { readonly slow: number }

/** A mail as it arrived. */
interface ReceivedMail extends ReadMail {
  readonly from: string
  readonly to: readonly string[]
}

/** An SMTP server as mail providers run it, reached over a real socket. */
export interface SmtpServer {
  /** Address for SMTP_URL, with user and password. */
  readonly url: string
  readonly received: ReceivedMail[]
  /** Recipients that were named, also in vain. */
  readonly asked: string[]
  /** Connections so far. */
  readonly connections: () => number
  /** Decides what happens to a recipient. */
  behave: (to: string) => Behaviour
  /** Whether the server greets: false leaves every new connection without a word. */
  isAwake: boolean
  close(): Promise<void>
}

const user = 'shop'
const password = 'p@ss word'
const address = (line: string) => /<([^>]*)>/.exec(line)?.[1] ?? ''

/** The state of one connection. */
class Session {
  private from = ''
  private to: string[] = []
  private isSignedIn = false
  private content: string[] | undefined
  private readonly server: SmtpServer
  private readonly socket: Socket
  constructor(server: SmtpServer, socket: Socket) {
    this.server = server
    this.socket = socket
  }
  say(line: string) {
    if (!this.socket.destroyed) this.socket.write(`${line}\r\n`)
  }
  async take(line: string): Promise<void> {
    if (this.content) {
      if (line !== '.') this.content.push(line.startsWith('.') ? line.slice(1) : line)
      else await this.finish(this.content)
      return
    }
    const [verb = ''] = line.toUpperCase().split(' ')
    if (verb === 'EHLO') this.say('250-outside.example\r\n250-AUTH PLAIN LOGIN\r\n250 8BITMIME')
    else if (verb === 'AUTH') this.signIn(line)
    else if (verb === 'QUIT') this.socket.end('221 Bye\r\n')
    else if (verb === 'RSET' || verb === 'NOOP') this.say('250 OK')
    else if (!this.isSignedIn) this.say('530 Authentication required')
    else if (verb === 'MAIL') {
      this.from = address(line)
      this.to = []
      this.say('250 OK')
    } else if (verb === 'RCPT') this.recipient(address(line))
    else if (verb === 'DATA') {
      this.content = []
      this.say('354 Go on')
    } else this.say('500 Unknown')
  }
  private signIn(line: string) {
    const given = Buffer.from(line.split(' ')[2] ?? '', 'base64').toString()
    this.isSignedIn = given === `\0${user}\0${password}`
    this.say(this.isSignedIn ? '235 OK' : '535 Wrong password')
  }
  private recipient(to: string) {
    this.server.asked.push(to)
    const behaviour = this.server.behave(to)
    this.to.push(to)
    if (behaviour === 'busy') this.say(`451 <${to}> is busy`)
    else if (behaviour === 'refuse') this.say(`550 <${to}> is unknown here`)
    else if (behaviour !== 'hang') this.say('250 OK')
  }
  private async finish(content: readonly string[]) {
    const behaviour = this.server.behave(this.to[0] ?? '')
    this.content = undefined
    if (typeof behaviour === 'object') await sleep(behaviour.slow)
    this.server.received.push({ from: this.from, to: this.to, ...readMail(content.join('\r\n')) })
    this.say('250 Taken')
  }
}

/** Starts a server on a free port. It takes mails only after AUTH with its own user and password. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const sockets = new Set<Socket>()
  let connections = 0
  const listener = createServer((socket) => {
    sockets.add(socket)
    connections++
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined)
    if (!server.isAwake) return
    const session = new Session(server, socket)
    let rest = ''
    let turn = Promise.resolve()
    socket.setEncoding('utf8').on('data', (data: string) => {
      const lines = (rest + data).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) turn = turn.then(() => session.take(line))
    })
    session.say('220 outside.example ESMTP')
  })
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  const { port } = listener.address() as AddressInfo
  const server: SmtpServer = {
    url: `smtp://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}`,
    received: [],
    asked: [],
    connections: () => connections,
    behave: () => 'accept',
    isAwake: true,
    close: () =>
      new Promise((resolve) => {
        listener.close(() => {
          resolve()
        })
        for (const socket of sockets) socket.destroy()
      }),
  }
  return server
}
