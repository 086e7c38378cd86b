/** Words that are run together, elided or compound: a reader types one, the text has it within others. */
import { expect, test } from 'vitest'
import { documentsOf, buildFiles, openAll } from '../../testing/smallCorpus.ts'
import { search } from '../search.ts'

/** Texts of two or three pages, then queries of the first one, of the second one… */
const cases = {
  zh: {
    texts: [
      '配置数据库服务器。首先安装软件包，然后编辑配置文件并重新启动服务。',
      '备份与恢复。每天晚上把网站文件夹复制到另一台机器上，防止丢失。',
      '申请SSL证书。到期之前请续签，否则浏览器会显示警告。',
    ],
    queries: ['数据库 服务器 数据 重启服务 配置文件', '恢复 复制 网站', '证书续签 ssl证书 警告'],
  },
  'zh-Hant': {
    texts: ['設定資料庫伺服器，然後編輯設定檔。', '備份與還原。把網站資料夾複製到別處。'],
    queries: ['資料庫 伺服器', '還原 資料夾'],
  },
  ja: {
    texts: [
      'データベースサーバーの設定。設定ファイルを編集し、サービスを再起動します。',
      'バックアップと復元。毎晩、サイトのフォルダーをコピーします。',
      '証明書の更新。SSL証明書の有効期限が切れる前に。',
    ],
    queries: [
      'サーバー データベース 設定ファイル 再起動',
      '復元 コピー',
      '証明書 SSL証明書 有効期限',
    ],
  },
  th: {
    texts: ['ตั้งค่าเซิร์ฟเวอร์ฐานข้อมูล แล้วแก้ไขไฟล์', 'คัดลอกโฟลเดอร์ของเว็บไซต์ทุกคืน'],
    queries: ['เซิร์ฟเวอร์ ฐานข้อมูล ไฟล์', 'โฟลเดอร์ เว็บไซต์'],
  },
  ko: {
    texts: [
      '데이터베이스 서버 설정. 패키지를 설치한 다음 편집합니다.',
      '매일 밤 폴더를 복사합니다.',
    ],
    queries: ['서버 데이터베이스 패키지 설치', '폴더 복사'],
  },
  ca: {
    texts: ["L'hostatge de l'usuari s'instal·la al servidor d'arxius.", "Una còpia, n'hi ha prou."],
    queries: ["hostatge l'usuari d'usuari instal·la instal.la installa arxius", 'còpia copia hi'],
  },
  it: {
    texts: [
      "Nell'elenco dell'amministratore c'è un'utenza; quell'account dev'essere attivo all'avvio.",
      "L'archivio ha una copia ogni notte.",
    ],
    queries: [
      "elenco utenza sull'utenza account avvio amministratori",
      "dell'archivio archivi copie",
    ],
  },
  de: {
    texts: [
      'Die Zugangsdatenverwaltung speichert Passwörter verschlüsselt.',
      'Der Posteingangsserver: Zertifikatserneuerung automatisch.',
      'Der Arbeitsspeicher und der Festplattenspeicher.',
    ],
    queries: [
      'Verwaltung Verwaltungen Zugangsdaten Passwort passwoerter verschluesselt',
      'Posteingang Erneuerung Zertifikat',
      'Speicher Festplatte Arbeitsspeichern',
    ],
  },
  nl: {
    texts: [
      'Het wachtwoordbeheer en de gebruikersinstellingen.',
      'De gegevens staan in het configuratiebestand.',
    ],
    queries: ['beheer wachtwoord instelling gebruikersinstelling', 'bestand configuratie gegeven'],
  },
}

test.each(Object.entries(cases))('%s: words are found within others', (language, each) => {
  const pages = each.texts.map((text, index) => [
    `/${index}/`,
    { title: String(index), sections: { [String(index)]: text } },
  ])
  const corpus = documentsOf(Object.fromEntries(pages))
  const index = openAll(buildFiles(corpus, { settings: { language } }))
  const firstFor = (query: string) => search(index, query).hits[0]?.document.sectionRoute
  const lost = each.queries.flatMap((queries, wanted) =>
    queries.split(' ').filter((query) => !firstFor(query)?.startsWith(`/${wanted}/`)),
  )
  expect(lost).toEqual([])
})
