import type { PDFImage, PDFPage } from '@libpdf/core';
import { encode } from 'uqr';
import { formatarCnpj } from '../documentos/cnpj.ts';
import { formatarCpf } from '../documentos/cpf.ts';
import { formatarCrm } from '../documentos/crm.ts';
import { idadePorExtenso } from '../idade.ts';
import { escrever } from './composicao.ts';
import { diaNoPapel, horaNoPapel } from './datas.ts';
import { ENTRELINHA, FIO, type Medidas, TINTA, TINTA_SUAVE } from './medidas.ts';
import { larguraDe, paraOPapel, quebrar, type Trecho } from './texto.ts';
import type { Impresso } from './tipos.ts';

/** A part of every page: its height, and how it is drawn from a height down. */
export interface Parte {
  readonly altura: number;
  readonly desenhar: (pagina: PDFPage, topo: number) => void;
}

interface Texto extends Trecho {
  readonly tamanho: number;
  readonly suave?: boolean;
}

/** A column of texts, each broken to its width. */
function coluna(textos: readonly Texto[], x: number, util: number): Parte {
  const linhas = textos.flatMap((um) =>
    quebrar([um], util, um.tamanho).map((linha) => ({ linha, um })),
  );
  return {
    altura: linhas.reduce((soma, { um }) => soma + um.tamanho * ENTRELINHA, 0),
    desenhar: (pagina, topo) => {
      let y = topo;
      for (const { linha, um } of linhas) {
        const cor = um.suave ? TINTA_SUAVE : TINTA;
        escrever(pagina, linha, y, { x, util, tamanho: um.tamanho, cor });
        y -= um.tamanho * ENTRELINHA;
      }
    },
  };
}

/** Who writes, and where: clinic at the left, doctor at the right. */
export function cabecalho(impresso: Impresso, medidas: Medidas, logo?: PDFImage): Parte {
  const { clinica, medico } = impresso;
  const { margem, largura, texto, miudo } = medidas;
  const util = largura - 2 * margem;
  const larguraDoLogo = logo ? Math.min((logo.width / logo.height) * medidas.logo, util * 0.2) : 0;
  const alturaDoLogo = logo ? (logo.height / logo.width) * larguraDoLogo : 0;
  const doLogo = larguraDoLogo > 0 ? larguraDoLogo + miudo : 0;
  const metade = (util - miudo * 2) / 2;
  const suave = (linha: string): Texto => ({ texto: linha, tamanho: miudo, suave: true });
  const daClinica = coluna(
    [
      { texto: clinica.nome, forte: true, tamanho: texto },
      ...juntos([clinica.endereco, clinica.telefone]).map(suave),
      ...juntos([
        clinica.cnpj && `CNPJ ${formatarCnpj(clinica.cnpj)}`,
        clinica.cnes && `CNES ${clinica.cnes}`,
      ]).map(suave),
    ],
    margem + doLogo,
    metade - doLogo,
  );
  const doMedico = coluna(
    [
      { texto: medico.nome, forte: true, tamanho: texto },
      ...juntos([crmDe(impresso), ...especialidadeDe(impresso)]).map(suave),
      ...juntos([medico.endereco, medico.contato]).map(suave),
    ],
    margem + metade + miudo * 2,
    metade,
  );
  const altura = Math.max(daClinica.altura, doMedico.altura, alturaDoLogo) + miudo;
  return {
    altura: altura + miudo,
    desenhar: (pagina, topo) => {
      if (logo) {
        pagina.drawImage(logo, {
          x: margem,
          y: topo - alturaDoLogo,
          width: larguraDoLogo,
          height: alturaDoLogo,
        });
      }
      daClinica.desenhar(pagina, topo);
      doMedico.desenhar(pagina, topo);
      fio(pagina, topo - altura, medidas);
    },
  };
}

/** Joins what there is with a dot between. */
function juntos(partes: readonly (string | undefined)[]): string[] {
  const ha = partes.filter((parte) => parte !== undefined && parte !== '');
  return ha.length > 0 ? [ha.join(' · ')] : [];
}

/** `CRM/SP 123456`. */
export function crmDe({ medico }: Impresso): string {
  return formatarCrm(medico.crm, medico.uf);
}

/** A speciality is said with its RQE or not at all (CFM 2.381/2024). */
function especialidadeDe({ medico: { especialidade, rqe } }: Impresso): string[] {
  return rqe ? [juntos([especialidade, `RQE ${rqe}`])[0] ?? ''] : [];
}

function fio(pagina: PDFPage, y: number, { margem, largura }: Medidas): void {
  pagina.drawLine({
    start: { x: margem, y },
    end: { x: largura - margem, y },
    color: FIO,
    thickness: 0.8,
  });
}

/** The name of the document, with its copy at the right. */
export function tituloDaPagina(titulo: string, via: string | undefined, medidas: Medidas): Parte {
  const { margem, largura, miudo, titulo: tamanho } = medidas;
  const util = largura - 2 * margem;
  const nome = coluna([{ texto: titulo, forte: true, tamanho }], margem, util * 0.7);
  const escrita = paraOPapel(via ?? '');
  return {
    altura: nome.altura + miudo * 0.5,
    desenhar: (pagina, topo) => {
      nome.desenhar(pagina, topo);
      escrever(pagina, [{ texto: escrita, x: 0 }], topo - (tamanho - miudo - 1), {
        x: largura - margem - larguraDe(escrita, miudo + 1),
        util,
        tamanho: miudo + 1,
        cor: TINTA,
      });
    },
  };
}

/** Whom it is about. */
export function blocoDoPaciente({ paciente, quando }: Impresso, medidas: Medidas): Parte {
  const { margem, largura, texto, miudo } = medidas;
  const { nome, nomeSocial, cpf, passaporte, nascimento, sexo, endereco } = paciente;
  const idade = nascimento && idadePorExtenso(nascimento, quando.slice(0, 10));
  const conteudo = coluna(
    [
      {
        texto: nomeSocial ? `${nomeSocial} (registro civil: ${nome})` : nome,
        forte: true,
        tamanho: texto,
      },
      ...juntos([
        cpf && `CPF ${formatarCpf(cpf)}`,
        passaporte && `Passaporte ${passaporte}`,
        nascimento && `Nascimento ${diaNoPapel(nascimento)}${idade ? ` (${idade})` : ''}`,
        sexo && `Sexo ${sexo}`,
      ]).map((linha): Texto => ({ texto: linha, tamanho: miudo + 0.5 })),
      ...juntos([endereco && `Endereço: ${endereco}`]).map(
        (linha): Texto => ({ texto: linha, tamanho: miudo + 0.5 }),
      ),
    ],
    margem,
    largura - 2 * margem,
  );
  return {
    altura: conteudo.altura + miudo * 2,
    desenhar: (pagina, topo) => {
      conteudo.desenhar(pagina, topo);
      fio(pagina, topo - conteudo.altura - miudo * 0.4, medidas);
    },
  };
}

/** How the document is verified, with its QR, on every page. */
export function rodape(impresso: Impresso, medidas: Medidas): Parte & Numerada {
  const { margem, largura, miudo, qr } = medidas;
  const { verificacao } = impresso;
  const doQr = verificacao ? qr + miudo : 0;
  const textos = coluna(
    frasesDoRodape(impresso, miudo),
    margem + doQr,
    largura - 2 * margem - doQr,
  );
  const altura = Math.max(textos.altura + miudo * ENTRELINHA, verificacao ? qr : 0) + miudo;
  return {
    altura,
    desenhar: (pagina, topo) => {
      fio(pagina, topo, medidas);
      if (verificacao) desenharQr(pagina, verificacao.url, margem, topo - miudo, qr);
      textos.desenhar(pagina, topo - miudo * 0.7);
    },
    numerar: (pagina, topo, numero) => {
      const escrita = paraOPapel(numero);
      escrever(pagina, [{ texto: escrita, x: 0 }], topo - altura + miudo * ENTRELINHA, {
        x: largura - margem - larguraDe(escrita, miudo),
        util: largura,
        tamanho: miudo,
        cor: TINTA_SUAVE,
      });
    },
  };
}

interface Numerada {
  readonly numerar: (pagina: PDFPage, topo: number, numero: string) => void;
}

function frasesDoRodape(impresso: Impresso, tamanho: number): Texto[] {
  const { medico, quando, situacao, verificacao, certificadoDeTeste, teleconsulta } = impresso;
  const quem = `${medico.nome}, ${crmDe(impresso)}`;
  const dita = `em ${diaNoPapel(quando)} às ${horaNoPapel(quando)}`;
  const frases: Texto[] = [];
  if (situacao === 'rascunho') frases.push({ texto: 'RASCUNHO, sem valor', forte: true, tamanho });
  if (teleconsulta) frases.push({ texto: 'Documento emitido em teleconsulta.', tamanho });
  if (situacao === 'papel') frases.push({ texto: `Emitido por ${quem}, ${dita}.`, tamanho });
  if (situacao === 'digital') {
    const onde = verificacao
      ? ` Confira em ${semCodigo(verificacao.url)} com o código, ou em validar.iti.gov.br.`
      : ' Confira em validar.iti.gov.br.';
    frases.push({ texto: `Documento assinado digitalmente por ${quem}, ${dita}.${onde}`, tamanho });
  }
  if (verificacao) {
    for (const texto of [
      `Código de verificação: ${verificacao.codigo}`,
      ...(verificacao.acesso ? [`Código de acesso: ${verificacao.acesso}`] : []),
    ]) {
      frases.push({ texto, forte: true, tamanho: tamanho + 0.5 });
    }
  }
  if (certificadoDeTeste) {
    frases.push({ texto: 'Certificado de teste: sem validade jurídica.', forte: true, tamanho });
  }
  return frases;
}

/** The public page as a person types it: without the code, which stands beside it. */
function semCodigo(url: string): string {
  return url.replace(/^https?:\/\//, '').replace(/[?#].*$/, '');
}

/** Draws a QR as squares, so that it prints sharp at any size. */
function desenharQr(
  pagina: PDFPage,
  conteudo: string,
  x: number,
  topo: number,
  lado: number,
): void {
  const { data, size } = encode(conteudo, { ecc: 'M', border: 0 });
  const modulo = lado / size;
  const desenho = pagina.drawPath();
  data.forEach((linha, n) => {
    linha.forEach((escuro, m) => {
      if (escuro) desenho.rectangle(x + m * modulo, topo - (n + 1) * modulo, modulo, modulo);
    });
  });
  desenho.fill({ color: TINTA });
}
