import type { Lugar } from './dia.ts';
import { linha, medir } from './medir.ts';

/** A record, and its oldest entries as the last page of what is printed reads them. */
interface Ficha {
  readonly paciente: string;
  /** The entry before that page; null where there is but one. */
  readonly antes: { readonly em: string; readonly id: string } | null;
}

interface Consulta {
  readonly nome: string;
  readonly sql: (f: Ficha) => string;
}

/** Entries that a page of print reads. */
const POR_PAGINA = 500;

const ultimaPagina = ({ paciente, antes }: Ficha) => {
  const marcador = antes ? `, p_antes_em => '${antes.em}', p_antes_id => '${antes.id}'` : '';
  return `select * from linha_do_tempo('${paciente}', p_limite => ${POR_PAGINA + 1}${marcador})`;
};

/** What a record asks of the database when it is opened, and when it is printed. */
export const DAS_FICHAS: readonly Consulta[] = [
  { nome: 'front page', sql: ({ paciente }) => `select folha_de_rosto('${paciente}')` },
  {
    nome: 'first page of the timeline',
    sql: (f) => `select * from linha_do_tempo('${f.paciente}')`,
  },
  { nome: 'its authors', sql: (f) => `select * from autores_do_prontuario('${f.paciente}')` },
  {
    nome: 'vital signs along time',
    sql: (f) => `select * from sinais_no_tempo('${f.paciente}', 60)`,
  },
  { nome: 'print: first page', sql: (f) => ultimaPagina({ ...f, antes: null }) },
  { nome: 'print: last page', sql: ultimaPagina },
  {
    nome: 'print: addenda',
    sql: ({ paciente }) => `select * from prontuarios where paciente_id = '${paciente}'
      and status = 'finalizado' and substituido_por is null and adendo_de is not null
      order by ocorrido_em, id limit 1000`,
  },
  {
    nome: 'print: files',
    sql: ({ paciente }) => `select * from anexos where paciente_id = '${paciente}'
      and estado = 'conferido' and prontuario_id is not null order by criado_em, id limit 1000`,
  },
];

/** Times what a record of three entries asks and, turn about, one of three thousand. */
export async function medirFichas(onde: string, { conexao, pontos }: Lugar): Promise<void> {
  const lugar = { conexao, pontos };
  const fichas = [
    await lerFicha(lugar, pontos.fichaCurta),
    await lerFicha(lugar, pontos.fichaLonga),
  ];
  const titulo = `records of ${onde}:`.padEnd(43);
  console.log(`\n${titulo}of three entries      of three thousand`);
  for (const { nome, sql } of DAS_FICHAS) {
    const pedidos = fichas.map((f) => ({ conexao, quem: pontos.medico, sql: sql(f) }));
    console.log(nome.padEnd(40) + linha(await medir(pedidos)));
  }
}

async function lerFicha({ conexao }: Lugar, paciente: string): Promise<Ficha> {
  const [antes = null] = await conexao<{ em: string; id: string }[]>`
    select ocorrido_em::text as em, id from prontuarios
    where paciente_id = ${paciente} order by ocorrido_em, id offset ${POR_PAGINA} limit 1`;
  return { paciente, antes };
}
