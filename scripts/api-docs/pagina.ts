import { FALHAS } from '@domain/falhas/codigos.ts';
import type * as z from 'zod/mini';
import { FUNCOES, funcaoDe, quemPode } from './documento.ts';
import { Esquemas } from './esquemas.ts';
import { FALHAS_GERAIS } from './falhas.ts';
import type { Operacao, Recusa } from './operacao.ts';
import { OPERACOES } from './operacoes.ts';

/** The page that people read: each call with who may, what it takes, what it answers and refuses. */
export function escreverPagina(): string {
  const esquemas = new Esquemas();
  const partes = FUNCOES.flatMap((funcao) => [
    `## ${funcao}`,
    ...OPERACOES.filter((operacao) => funcaoDe(operacao) === funcao).map((operacao) =>
      descrever(operacao, esquemas),
    ),
  ]);
  return `${[INTRODUCAO, ...partes].join('\n\n')}\n`;
}

const INTRODUCAO = `# API

Escrita por \`npm run api:docs\` dos contratos em \`supabase/functions/_shared/domain/contracts\`; os
esquemas inteiros estão em [openapi.json](api/openapi.json) (OpenAPI 3.1).

O endereço de base é \`\${SUPABASE_URL}/functions/v1\`. Quem tem sessão envia o token em
\`Authorization: Bearer …\`. Toda falha responde
\`{ error, codigo, campos?, request_id }\`: \`error\` é a frase para a pessoa, \`codigo\` é para o
programa, \`campos\` tem uma frase por campo. O que as políticas do banco escondem não existe (404).

Não se repete em cada chamada o que se recusa em todas, conforme a sessão, o corpo e os filtros:

${FALHAS_GERAIS.map((falha) => `- ${emPalavras(falha)}`).join(';\n')}.`;

function descrever(operacao: Operacao, esquemas: Esquemas): string {
  const { metodo, caminho, resumo, quem, corpo, consulta, resposta, status = 200 } = operacao;
  const nomes = (contrato: z.ZodMiniType, lado: 'input' | 'output') =>
    esquemas
      .campos(contrato, lado)
      .map(({ nome, exigido }) => `\`${nome}${exigido ? '' : '?'}\``)
      .join(', ');
  const partes: readonly (readonly [titulo: string, texto: string | undefined])[] = [
    ['Quem pode', quemPode(quem)],
    ['Filtros', consulta && nomes(consulta, 'input')],
    ['Corpo', corpo && nomes(corpo, 'input')],
    [`Responde ${status}`, nomes(resposta, 'output')],
    ['Recusa', proprias(operacao)],
  ];
  return [
    `### ${metodo.toUpperCase()} ${caminho}`,
    resumo,
    partes.flatMap(([titulo, texto]) => (texto ? `- ${titulo}: ${texto}.` : [])).join('\n'),
  ].join('\n\n');
}

/** The failures that only this call has; those of all stand at the top of the page. */
function proprias({ falhas = [] }: Operacao): string {
  return falhas.map(emPalavras).join('; ');
}

function emPalavras({ codigo, quando }: Recusa): string {
  return `${FALHAS[codigo].status} \`${codigo}\`, ${quando}`;
}
