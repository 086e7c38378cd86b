/** The icons that pages may show, by the name that authors give them: drawings of Lucide, bundled one by one. */

import alert from 'lucide/dist/esm/icons/triangle-alert.mjs'
import archive from 'lucide/dist/esm/icons/archive.mjs'
import arrow from 'lucide/dist/esm/icons/arrow-right.mjs'
import book from 'lucide/dist/esm/icons/book-open.mjs'
import box from 'lucide/dist/esm/icons/box.mjs'
import bug from 'lucide/dist/esm/icons/bug.mjs'
import calendar from 'lucide/dist/esm/icons/calendar.mjs'
import chart from 'lucide/dist/esm/icons/chart-line.mjs'
import check from 'lucide/dist/esm/icons/check.mjs'
import clock from 'lucide/dist/esm/icons/clock.mjs'
import cloud from 'lucide/dist/esm/icons/cloud.mjs'
import code from 'lucide/dist/esm/icons/code.mjs'
import cpu from 'lucide/dist/esm/icons/cpu.mjs'
import database from 'lucide/dist/esm/icons/database.mjs'
import download from 'lucide/dist/esm/icons/download.mjs'
import file from 'lucide/dist/esm/icons/file.mjs'
import folder from 'lucide/dist/esm/icons/folder.mjs'
import gauge from 'lucide/dist/esm/icons/gauge.mjs'
import gear from 'lucide/dist/esm/icons/settings.mjs'
import globe from 'lucide/dist/esm/icons/globe.mjs'
import help from 'lucide/dist/esm/icons/circle-question-mark.mjs'
import info from 'lucide/dist/esm/icons/info.mjs'
import key from 'lucide/dist/esm/icons/key.mjs'
import lock from 'lucide/dist/esm/icons/lock.mjs'
import mail from 'lucide/dist/esm/icons/mail.mjs'
import move from 'lucide/dist/esm/icons/arrow-right-left.mjs'
import network from 'lucide/dist/esm/icons/network.mjs'
import refresh from 'lucide/dist/esm/icons/refresh-cw.mjs'
import rocket from 'lucide/dist/esm/icons/rocket.mjs'
import search from 'lucide/dist/esm/icons/search.mjs'
import server from 'lucide/dist/esm/icons/server.mjs'
import shield from 'lucide/dist/esm/icons/shield.mjs'
import siren from 'lucide/dist/esm/icons/siren.mjs'
import terminal from 'lucide/dist/esm/icons/terminal.mjs'
import ticket from 'lucide/dist/esm/icons/ticket.mjs'
import trash from 'lucide/dist/esm/icons/trash.mjs'
import upload from 'lucide/dist/esm/icons/upload.mjs'
import user from 'lucide/dist/esm/icons/user.mjs'
import users from 'lucide/dist/esm/icons/users.mjs'
import wrench from 'lucide/dist/esm/icons/wrench.mjs'
import type { IconNode } from 'lucide'

const drawings = {
  alert,
  archive,
  arrow,
  book,
  box,
  bug,
  calendar,
  chart,
  check,
  clock,
  cloud,
  code,
  cpu,
  database,
  download,
  file,
  folder,
  gauge,
  gear,
  globe,
  help,
  info,
  key,
  lock,
  mail,
  move,
  network,
  refresh,
  rocket,
  search,
  server,
  shield,
  siren,
  terminal,
  ticket,
  trash,
  upload,
  user,
  users,
  wrench,
}

export const icons: ReadonlyMap<string, IconNode> = new Map(Object.entries(drawings))
