/** Message of a page served under another address than it was built for, so that its words cannot be loaded. */

export const wrongBaseUrl = {
  fr: 'Ce site ne s’est pas bien chargé\u00A0: il a été construit pour l’adresse de base «\u00A0{configured}\u00A0», mais il est servi sous «\u00A0{served}\u00A0». Mettez «\u00A0{served}\u00A0» comme baseUrl dans la configuration, puis reconstruisez-le.',
  en: 'This site did not load properly: it was built for the base URL “{configured}”, but it is served under “{served}”. Set baseUrl to “{served}” in its configuration, then build it again.',
  de: 'Diese Website wurde nicht richtig geladen: Sie wurde für die Basis-URL „{configured}“ erstellt, wird aber unter „{served}“ ausgeliefert. Tragen Sie „{served}“ als baseUrl in die Konfiguration ein und erstellen Sie sie neu.',
  es: 'Este sitio no se ha cargado bien: se generó para la URL base «{configured}», pero se sirve desde «{served}». Ponga «{served}» como baseUrl en la configuración y vuelva a generarlo.',
  it: 'Questo sito non è stato caricato correttamente: è stato generato per l’URL di base «{configured}», ma è servito da «{served}». Impostare baseUrl su «{served}» nella configurazione, poi rigenerarlo.',
  nl: 'Deze site is niet goed geladen: hij is gebouwd voor de basis-URL ‘{configured}’, maar wordt aangeboden onder ‘{served}’. Zet baseUrl in de configuratie op ‘{served}’ en bouw de site opnieuw.',
  pt: 'Este site não foi carregado corretamente: foi gerado para a URL base “{configured}”, mas está publicado em “{served}”. Defina baseUrl como “{served}” na configuração e gere-o novamente.',
  ar: 'لم يُحمَّل هذا الموقع كما ينبغي: فقد بُني للعنوان الأساسي «{configured}»، لكنه يُقدَّم من «{served}». اضبط baseUrl على «{served}» في الإعدادات، ثم أعد بناءه.',
} as const
