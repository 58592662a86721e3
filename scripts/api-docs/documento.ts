import { respostaDeErroSchema } from '@domain/contracts/erro.ts';
import { pode, ROTULO_DO_TIPO, TIPOS_DE_USUARIO } from '@domain/permissoes.ts';
import { Esquemas, type Json } from './esquemas.ts';
import { FALHAS_GERAIS, falhasDe } from './falhas.ts';
import type { Operacao, Quem, Recusa } from './operacao.ts';
import { OPERACOES } from './operacoes.ts';

const INTRODUCAO =
  'As chamadas das funções. Cada uma roda como quem a faz: o que as políticas do banco escondem não existe para ela (404). Toda falha responde `Falha`: `error` é a frase para a pessoa, `codigo` é para o programa.';

const ACESSOS = {
  sessao: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'O token de `POST /auth/login`.',
  },
  servico: { type: 'http', scheme: 'bearer', description: 'A chave de serviço do projeto.' },
};

/** The description of every call, OpenAPI 3.1, as its file. */
export function escreverDescricao(): string {
  const componentes = new Componentes();
  const paths: Record<string, Record<string, Json>> = {};
  for (const operacao of OPERACOES) {
    paths[operacao.caminho] = {
      ...paths[operacao.caminho],
      [operacao.metodo]: descrever(operacao, componentes),
    };
  }
  const documento = {
    openapi: '3.1.0',
    info: { title: 'Pleno', version: '1', description: INTRODUCAO },
    servers: [
      {
        url: '{SUPABASE_URL}/functions/v1',
        variables: { SUPABASE_URL: { default: 'http://127.0.0.1:54321' } },
      },
    ],
    tags: FUNCOES.map((name) => ({ name })),
    paths,
    components: {
      schemas: componentes.esquemas.usados(),
      responses: Object.fromEntries(componentes.recusas),
      securitySchemes: ACESSOS,
    },
  };
  return `${JSON.stringify(documento, null, 2)}\n`;
}

/** The function that answers a call: the first part of its address. */
export const funcaoDe = ({ caminho }: Operacao) => caminho.split('/')[1] ?? '';

/** The functions, in the order in which their calls are described. */
export const FUNCOES = [...new Set(OPERACOES.map(funcaoDe))];

/** Who may call, in words. */
export function quemPode(quem: Quem): string {
  if (quem === 'qualquer') return 'qualquer pessoa, sem sessão';
  if (quem === 'sessao') return 'quem tem sessão ativa';
  if (quem === 'servico') return 'a chave de serviço';
  const tipos = TIPOS_DE_USUARIO.filter((tipo) =>
    quem.some((permissao) => pode({ tipo }, permissao)),
  );
  const nomes = tipos.map((tipo) => ROTULO_DO_TIPO[tipo].toLocaleLowerCase('pt-BR'));
  return `${nomes.join(', ')} (${quem.map((permissao) => `\`${permissao}\``).join(' ou ')})`;
}

function descrever(operacao: Operacao, componentes: Componentes): Json {
  const { resumo, quem, corpo, resposta, status = 200, tipo = 'application/json' } = operacao;
  const { esquemas } = componentes;
  const [frase = '', ...resto] = resumo.split(/(?<=\.) /);
  const parametros = parametrosDe(operacao, esquemas);
  return {
    tags: [funcaoDe(operacao)],
    summary: frase,
    description: [...resto, `Quem pode: ${quemPode(quem)}.`].join(' '),
    ...(quem !== 'qualquer' && { security: [{ [quem === 'servico' ? 'servico' : 'sessao']: [] }] }),
    ...(parametros.length > 0 && { parameters: parametros }),
    ...(corpo && {
      requestBody: { required: true, ...conteudo(esquemas.referencia(corpo, 'input')) },
    }),
    responses: {
      [status]: {
        description: 'Feito.',
        ...conteudo(esquemas.referencia(resposta, 'output'), tipo),
      },
      ...Object.fromEntries(
        [...falhasDe(operacao)].map(([um, falhas]) => [um, componentes.recusa(falhas)]),
      ),
    },
  };
}

function conteudo(schema: Json, tipo = 'application/json'): Json {
  return { content: { [tipo]: { schema } } };
}

function parametrosDe({ caminho, consulta }: Operacao, esquemas: Esquemas): readonly Json[] {
  const doCaminho = [...caminho.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const filtros = consulta ? esquemas.campos(consulta, 'input') : [];
  return [
    ...doCaminho,
    ...filtros.map(({ nome, esquema, exigido }) => ({
      name: nome,
      in: 'query',
      required: exigido,
      schema: esquema,
    })),
  ];
}

/** What several calls refer to. */
class Componentes {
  readonly esquemas = new Esquemas();
  /** Answers of failures that many calls have alike, by their codes. */
  readonly recusas = new Map<string, Json>();

  /** One answer a status: there is no place for two reasons of one, so its words tell both. */
  recusa(falhas: readonly Recusa[]): Json {
    const contrato = falhas.find((falha) => falha.contrato)?.contrato ?? respostaDeErroSchema;
    const resposta = {
      description: falhas.map(({ codigo, quando }) => `${codigo}: ${quando}.`).join(' '),
      ...conteudo(this.esquemas.referencia(contrato, 'output')),
    };
    if (!falhas.every((falha) => FALHAS_GERAIS.some((geral) => geral === falha))) return resposta;
    const nome = falhas.map(({ codigo }) => codigo).join('_OU_');
    this.recusas.set(nome, resposta);
    return { $ref: `#/components/responses/${nome}` };
  }
}
