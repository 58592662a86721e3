/**
 * Brings an official protocol into the assistant's knowledge base:
 *
 *   npm run assistente:importar -- dengue.pdf --titulo 'Dengue: manejo clínico' --orgao 'Ministério da Saúde' \
 *     --fonte 'Dengue: diagnóstico e manejo clínico, 6ª edição' --versao 2024-03-01 --validade 2027-03-01 --url https://…
 *   npm run assistente:importar -- --retirar protocolo-dengue-manejo-clinico
 *
 * Takes Markdown, HTML and PDF that hold text. The administrator's alone: it asks for SUPABASE_URL and
 * SUPABASE_SERVICE_ROLE_KEY. The same version again changes nothing; an older one is refused; a newer one
 * takes its place, and what was withdrawn answers no more. `--conferida` says that a person compared the
 * passages with the document.
 */
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { parseArgs } from 'node:util';
import { enderecoDoTitulo } from '@domain/assistente/protocolo.ts';
import { chamarComoServico } from './chamar-como-servico.ts';
import type { Bloco } from './importar-protocolo/blocos.ts';
import { dividir } from './importar-protocolo/dividir.ts';
import { lerHtml } from './importar-protocolo/ler-html.ts';
import { lerMarkdown } from './importar-protocolo/ler-markdown.ts';
import { lerPdf } from './importar-protocolo/ler-pdf.ts';

const texto = { type: 'string' } as const;
const OPCOES = {
  titulo: texto,
  fonte: texto,
  orgao: texto,
  versao: texto,
  validade: texto,
  url: texto,
  especialidade: texto,
  sinonimo: { type: 'string', multiple: true },
  publico: { type: 'string', multiple: true },
  conferida: { type: 'boolean' },
  retirar: texto,
} as const;
type Opcoes = ReturnType<typeof parseArgs<{ options: typeof OPCOES }>>['values'];

/** Reads a file by its kind. */
export async function lerArquivo(arquivo: string): Promise<Bloco[]> {
  const bytes = readFileSync(arquivo);
  switch (extname(arquivo).toLowerCase()) {
    case '.md':
    case '.txt':
      return lerMarkdown(bytes.toString('utf8'));
    case '.html':
    case '.htm':
      return lerHtml(bytes.toString('utf8'));
    case '.pdf':
      return lerPdf(bytes);
    default:
      throw new Error('Importe um arquivo .md, .txt, .html ou .pdf.');
  }
}

/** A file as the call takes it. */
export async function prepararProtocolo(arquivo: string, opcoes: Opcoes) {
  const { titulo = '', fonte = '', versao = '', validade = '', orgao, url } = opcoes;
  const faltam = Object.entries({ titulo, fonte, versao, validade })
    .filter(([, valor]) => !valor)
    .map(([nome]) => `--${nome}`);
  if (faltam.length > 0) throw new Error(`Falta dizer ${faltam.join(', ')}.`);
  if (url && !url.startsWith('https://'))
    throw new Error('O endereço (--url) começa com https://.');
  const id = `protocolo-${enderecoDoTitulo(titulo)}`.slice(0, 78).replace(/-$/, '');
  const conferencia = opcoes.conferida ? 'conferida' : 'memoria';
  const documento = {
    id,
    titulo,
    sinonimos: opcoes.sinonimo ?? [],
    especialidade: opcoes.especialidade ?? 'Protocolos',
    publico: opcoes.publico ?? ['adulto'],
    versao,
    validade,
    fontes: [{ id: 'f1', titulo: fonte, ano: Number(versao.slice(0, 4)), orgao, url, conferencia }],
    verificacao: opcoes.conferida ? 'conferida' : 'pendente',
  };
  return { documento, passagens: dividir(id, await lerArquivo(arquivo)) };
}

/** Runs the command; says what was done. */
export async function executar(argumentos: readonly string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...argumentos],
    options: OPCOES,
    allowPositionals: true,
  });
  if (values.retirar) {
    const mudou = await chamarComoServico('retirar_protocolo', { p_id: values.retirar });
    return mudou ? `${values.retirar} não responde mais.` : `Não há ${values.retirar} em uso.`;
  }
  const [arquivo] = positionals;
  if (!arquivo) throw new Error('Diga qual arquivo importar.');
  const { documento, passagens } = await prepararProtocolo(arquivo, values);
  const feito = await chamarComoServico('importar_protocolo', {
    p_documento: documento,
    p_passagens: passagens,
  });
  return `${documento.id}, versão ${documento.versao}: ${feito}, ${passagens.length} passagens.`;
}

if (process.argv[1] && import.meta.filename === process.argv[1]) {
  try {
    console.log(await executar(process.argv.slice(2)));
  } catch (erro) {
    console.error(erro instanceof Error ? erro.message : erro);
    process.exitCode = 1;
  }
}
