/** The conditions of `base/` and the words of the search as the migration that fills the assistant's base. */
import { readdirSync, readFileSync } from 'node:fs';
import { lerProtocolo } from '@domain/assistente/protocolo.ts';
import nomes from './nomes-clinicos.json' with { type: 'json' };
import vocabulario from './vocabulario.json' with { type: 'json' };

export const MIGRACAO_DA_BASE = 'supabase/migrations/20261121092410_assistente_base_dados.sql';
const BASE = new URL('./base/', import.meta.url);

/** Every condition, in the order of its file. */
export function protocolosDaBase() {
  return readdirSync(BASE)
    .filter((nome) => nome.endsWith('.md'))
    .sort()
    .map((nome) => lerProtocolo(readFileSync(new URL(nome, BASE), 'utf8')));
}

/** Words in lines of a readable length. */
const emLinhas = (palavras: readonly string[]) =>
  palavras.join(' ').replace(/(.{80,110}) /g, '$1\n');

const linhas = (objetos: readonly unknown[]) => objetos.map((o) => JSON.stringify(o)).join(',\n');

/** What words of questions stand for: nothing, a kind of passage, other words. */
function vocabularioDaBusca(): string {
  const { vazias, secoes, sinonimos } = vocabulario;
  return `insert into private.base_vocabulario (palavra)
select p from regexp_split_to_table($dados$
${emLinhas(vazias)}
$dados$, '\\s+') as p where p <> '';

insert into private.base_vocabulario (palavra, secao)
select palavra, s ->> 0
from jsonb_array_elements($dados$[
${linhas(Object.entries(secoes))}
]$dados$) as s, jsonb_array_elements_text(s -> 1) as palavra
on conflict (palavra) do update set secao = excluded.secao;

insert into private.base_vocabulario (palavra, lexemas)
select s ->> 0, tsvector_to_array(private.vetor_da_base(s ->> 1))
from jsonb_array_elements($dados$[
${linhas(Object.entries(sinonimos))}
]$dados$) as s
on conflict (palavra) do update set lexemas = excluded.lexemas;
`;
}

/** Writes the migration; the same files make the same bytes. */
export function migracaoDaBase(): string {
  const protocolos = protocolosDaBase();
  return `-- The knowledge base, written by scripts/gerar-base-do-assistente.ts from scripts/assistente/base. Not by hand.

insert into public.base_documentos (
  id, titulo, sinonimos, especialidade, publico, versao, validade, fontes, ferramentas, verificacao
)
select * from jsonb_to_recordset($dados$[
${linhas(protocolos.map(({ documento }) => documento))}
]$dados$) as d (
  id text, titulo text, sinonimos text[], especialidade text, publico text[], versao date, validade date,
  fontes jsonb, ferramentas text[], verificacao text
);

insert into public.base_passagens (id, documento_id, ordem, titulo, texto)
select * from jsonb_to_recordset($dados$[
${linhas(protocolos.flatMap(({ passagens }) => passagens))}
]$dados$) as p (id text, documento_id text, ordem smallint, titulo text, texto text);

insert into private.termos_clinicos
select unnest(tsvector_to_array(private.vetor_da_base($dados$
${emLinhas(Object.values(nomes).flat())}
$dados$)));

${vocabularioDaBusca()}`;
}
