/** Synonyms of the trade: one group a line, in the format of `packGlossary`. */
import { ACCESS } from './trade/access.ts'
import { ADMINISTRATORS } from './trade/administrators.ts'
import { BUSINESS } from './trade/business.ts'
import { CUSTOMERS } from './trade/customers.ts'
import { DATABASES } from './trade/databases.ts'
import { DEEDS } from './trade/deeds.ts'
import { DELIVERY } from './trade/delivery.ts'
import { DOMAINS } from './trade/domains.ts'
import { EVERYDAY } from './trade/everyday.ts'
import { MAIL } from './trade/mail.ts'
import { MESSAGES } from './trade/messages.ts'
import { NEEDS } from './trade/needs.ts'
import { NETWORK } from './trade/network.ts'
import { PRODUCTS } from './trade/products.ts'
import { SITUATIONS } from './trade/situations.ts'
import { SYSTEM } from './trade/system.ts'
import { TASKS } from './trade/tasks.ts'
import { THINGS } from './trade/things.ts'
import { TRANSLATIONS } from './trade/translations.ts'
import { WEB } from './trade/web.ts'

export const TRADE_GLOSSARY = [
  WEB,
  SYSTEM,
  ACCESS,
  MAIL,
  DOMAINS,
  DATABASES,
  NETWORK,
  DELIVERY,
  BUSINESS,
  MESSAGES,
  EVERYDAY,
  NEEDS,
  CUSTOMERS,
  ADMINISTRATORS,
  TASKS,
  PRODUCTS,
  SITUATIONS,
  TRANSLATIONS,
  DEEDS,
  THINGS,
].join('')
