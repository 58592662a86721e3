import { PDF, type PDFPage, PdfArray, PdfString } from '@libpdf/core';
import { especieDe } from '../prescricao/receituarios.ts';
import { situacaoNoSncr } from '../prescricao/sncr.ts';
import type { Bloco } from './blocos.ts';
import { compor } from './composicao.ts';
import { corpoDe } from './corpo.ts';
import { diaNoPapel, horaNoPapel } from './datas.ts';
import { MEDIDAS, type Medidas } from './medidas.ts';
import { blocoDoPaciente, cabecalho, crmDe, rodape, tituloDaPagina } from './moldura.ts';
import { paginar } from './paginas.ts';
import type { Impresso } from './tipos.ts';

const TITULOS = {
  pedido_exames: 'Solicitação de exames',
  atestado: 'Atestado médico',
  declaracao: 'Declaração de comparecimento',
  encaminhamento: 'Encaminhamento',
  relatorio: 'Relatório médico',
  passagem: 'Passagem de plantão',
} as const;

/** The name of a document, as its paper has it. */
export function tituloDe({ conteudo }: Impresso): string {
  if (conteudo.tipo === 'evolucao') return conteudo.titulo;
  if (conteudo.tipo !== 'prescricao') return TITULOS[conteudo.tipo];
  return especieDe(conteudo.especie)?.documento ?? 'Receita';
}

/** The copies of a document: two where its kind asks for them. */
function viasDe({ conteudo }: Impresso): readonly (string | undefined)[] {
  const vias = conteudo.tipo === 'prescricao' ? (especieDe(conteudo.especie)?.vias ?? []) : [];
  return vias.length > 1 ? vias : [undefined];
}

/**
 * Makes the PDF of a document, on A4 or A5. The same content makes the same bytes, on any machine: no
 * clock and no chance is in it, and its fonts are the standard ones that every reader has. What is only
 * to be copied by hand is never presented as signed.
 * @throws when the logo is neither PNG nor JPEG.
 */
export async function gerarImpresso(pedido: Impresso): Promise<Uint8Array<ArrayBuffer>> {
  const impresso = semPromessa(pedido);
  const pdf = PDF.create();
  await identificar(pdf, impresso);
  const medidas = MEDIDAS[impresso.formato];
  const { logo } = impresso.clinica;
  const imagem = logo && pdf.embedImage(logo);
  for (const via of viasDe(impresso)) desenharVia(pdf, impresso, medidas, via, imagem);
  return new Uint8Array(await pdf.save());
}

/** A draft, or what needs a number that it has not, carries no sign of a signature. */
function semPromessa(pedido: Impresso): Impresso {
  const { conteudo } = pedido;
  const soTranscrito =
    conteudo.tipo === 'prescricao' &&
    !situacaoNoSncr(conteudo.especie, conteudo.numeroSncr).podeAssinar;
  if (pedido.situacao === 'digital' && soTranscrito) {
    return { ...pedido, situacao: 'rascunho', verificacao: undefined };
  }
  return pedido.situacao === 'digital' ? pedido : { ...pedido, verificacao: undefined };
}

function desenharVia(
  pdf: PDF,
  impresso: Impresso,
  medidas: Medidas,
  via: string | undefined,
  logo: ReturnType<PDF['embedImage']> | undefined,
): void {
  const topo = cabecalho(impresso, medidas, logo);
  const titulo = tituloDaPagina(tituloDe(impresso), via, medidas);
  const paciente = blocoDoPaciente(impresso, medidas);
  const pe = rodape(impresso, medidas);
  const { altura, margem, largura } = medidas;
  const cabeca = [topo, titulo, paciente];
  const acima = cabeca.reduce((soma, parte) => soma + parte.altura, margem);
  const util = altura - acima - pe.altura - margem * 0.6;
  const tiras = compor([...corpoDe(impresso), assinatura(impresso)], medidas);
  const paginas = paginar(tiras, util);
  paginas.forEach((colocadas, n) => {
    const pagina: PDFPage = pdf.addPage({ width: largura, height: altura });
    let y = altura - margem;
    for (const parte of cabeca) {
      parte.desenhar(pagina, y);
      y -= parte.altura;
    }
    for (const { tira, desde } of colocadas) tira.desenhar(pagina, y - desde);
    const doPe = margem * 0.6 + pe.altura;
    pe.desenhar(pagina, doPe);
    pe.numerar(pagina, doPe, `Página ${n + 1} de ${paginas.length}`);
  });
}

/** Where and by whom it is signed. */
function assinatura(impresso: Impresso): Bloco {
  const { medico, quando, situacao } = impresso;
  const como = situacao === 'papel' ? 'Assinatura e carimbo' : undefined;
  const registro = medico.rqe ? `${crmDe(impresso)} · RQE ${medico.rqe}` : crmDe(impresso);
  return {
    bloco: 'assinatura',
    linha: situacao === 'papel',
    textos: [
      medico.nome,
      registro,
      `${diaNoPapel(quando)}, ${horaNoPapel(quando)}`,
      ...(como ? [como] : []),
    ],
  };
}

/** Gives the file a name, an author and an identity made of what it says. */
async function identificar(pdf: PDF, impresso: Impresso): Promise<void> {
  const data = new Date(`${impresso.quando.slice(0, 16)}:00Z`);
  pdf.setMetadata({
    title: tituloDe(impresso),
    author: impresso.medico.nome,
    creator: 'Pleno',
    producer: 'Pleno',
    creationDate: data,
    modificationDate: data,
    language: 'pt-BR',
  });
  const dito = JSON.stringify(impresso, (chave, valor) => (chave === 'logo' ? undefined : valor));
  const soma = new Uint8Array(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(dito)),
  );
  const id = new PdfString(soma.slice(0, 16), 'hex');
  pdf.context.info.trailer.set('ID', new PdfArray([id, id]));
}
