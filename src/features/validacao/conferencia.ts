import type { CertificadoLido } from '@domain/assinatura/certificado.ts';
import type { AVISOS_DA_ASSINATURA, MOTIVOS, Situacao } from '@domain/assinatura/motivos.ts';
import type { Nivel } from '@domain/assinatura/tipos.ts';
import type { Verificacao } from '@domain/assinatura/verificar.ts';
import { mascararCpf, type RespostaDeValidacao } from '@domain/contracts/assinatura.ts';

/** What a check found, in the words of who reads it. */
export interface Conferencia {
  situacao: Situacao | 'nao_encontrada' | 'de_teste';
  /** Why it is not valid, or why that cannot be told. */
  motivos: readonly string[];
  avisos: readonly string[];
  /** What is known of the signature: label and value. */
  dados: readonly (readonly [rotulo: string, valor: string])[];
}

/** How each state is called, and what it means for who relies on the document. */
export const SITUACOES_DA_ASSINATURA = {
  valida: {
    titulo: 'Assinatura válida',
    frase: 'O documento está como foi assinado, por quem ele diz.',
  },
  de_teste: {
    titulo: 'Certificado de teste, sem validade jurídica',
    frase: 'O arquivo está como foi assinado, mas este certificado não vale como assinatura.',
  },
  invalida: {
    titulo: 'Assinatura inválida',
    frase: 'Não confie neste documento. Peça o original a quem o emitiu.',
  },
  indeterminada: {
    titulo: 'Não foi possível concluir',
    frase: 'Nada prova que a assinatura seja falsa, mas também não que ela vale.',
  },
  revogada: {
    titulo: 'Assinatura revogada',
    frase: 'O documento ou o certificado foi cancelado. Não o aceite.',
  },
  nao_encontrada: {
    titulo: 'Documento não encontrado',
    frase: 'Nenhum documento tem este código. Confira as letras e os números impressos.',
  },
} as const satisfies Record<Conferencia['situacao'], { titulo: string; frase: string }>;

/** Says a level as a person reads it. */
export function fraseDoNivel(nivel: Nivel): string {
  return {
    basica: 'Básica, sem política da ICP-Brasil',
    'AD-RB': 'AD-RB (ICP-Brasil)',
    'AD-RT': 'AD-RT (ICP-Brasil, com carimbo do tempo)',
  }[nivel];
}

/** The sentences of reasons and notices, which come with the rest of what checks a file. */
export interface Frases {
  motivos: typeof MOTIVOS;
  avisos: typeof AVISOS_DA_ASSINATURA;
}

/** States in which nobody relies on a document, whatever else is right with it. */
const CAIDAS: readonly string[] = ['revogada', 'invalida'];

/** Puts into words what a check of a file found, and what became of it where it was signed here. */
export function conferenciaDoArquivo(
  achado: Verificacao,
  registro: RespostaDeValidacao | null,
  frases: Frases,
  quando: (instante: string) => string,
): Conferencia {
  const { situacao, certificado, assinadoEm, carimbadoEm, nivel, integro, teste } = achado;
  const caiu = registro !== null && CAIDAS.includes(registro.situacao);
  const motivos = achado.motivos.map((motivo) => frases.motivos[motivo].frase);
  const avisos = achado.avisos.map((aviso) => frases.avisos[aviso]);
  return {
    situacao: caiu && situacao !== 'invalida' ? registro.situacao : semForca(situacao, teste),
    motivos: unicos([...motivos, ...(caiu ? registro.motivos : [])]),
    avisos: unicos([...avisos, ...(registro?.avisos ?? [])]),
    dados: [
      ...(certificado ? doCertificado(certificado, quando) : []),
      ...(assinadoEm ? [['Assinado em', quando(assinadoEm)] as const] : []),
      ...(carimbadoEm ? [['Carimbo do tempo', quando(carimbadoEm)] as const] : []),
      ...(registro?.signedAt ? [['Registrado aqui em', quando(registro.signedAt)] as const] : []),
      ['Integridade', fraseDaIntegridade(integro)],
      ...(nivel ? [['Nível', fraseDoNivel(nivel)] as const] : []),
    ],
  };
}

const unicos = (frases: readonly string[]) => [...new Set(frases)];

/** Puts into words what the server knows of a code. */
export function conferenciaDoCodigo(
  resposta: RespostaDeValidacao,
  quando: (instante: string) => string,
): Conferencia {
  const { situacao, motivos, avisos, signer, certificate, signedAt, nivel, integro } = resposta;
  const registro = signer?.crm && `CRM ${signer.crm}${signer.uf ? `/${signer.uf}` : ''}`;
  return {
    situacao: semForca(situacao, certificate?.teste ?? false),
    motivos,
    avisos,
    dados: [
      ...(signer
        ? [
            ['Assinado por', [signer.nome, registro].filter(Boolean).join(', ')] as const,
            ['CPF', signer.cpfMascarado] as const,
          ]
        : []),
      ...(certificate
        ? [
            ['Certificado', deQuem(certificate.tipo, certificate.emissor)] as const,
            ['Certificado válido até', quando(certificate.validUntil)] as const,
          ]
        : []),
      ...(signedAt ? [['Assinado em', quando(signedAt)] as const] : []),
      ...(integro === null ? [] : [['Integridade', fraseDaIntegridade(integro)] as const]),
      ...(nivel ? [['Nível', fraseDoNivel(nivel)] as const] : []),
    ],
  };
}

/** A certificate of test is never called valid, however well it signed. */
function semForca(situacao: Conferencia['situacao'], teste: boolean): Conferencia['situacao'] {
  return situacao === 'valida' && teste ? 'de_teste' : situacao;
}

const fraseDaIntegridade = (integro: boolean) =>
  integro ? 'O arquivo não mudou depois de assinado' : 'Não confirmada';

const deQuem = (tipo: string | null, emissor: string) =>
  [tipo, `emitido por ${emissor}`].filter(Boolean).join(', ');

function doCertificado(
  { titular, cpf, emissor, tipo, validoDe, validoAte }: CertificadoLido,
  quando: (instante: string) => string,
) {
  return [
    ['Assinado por', titular],
    ...(cpf ? [['CPF', mascararCpf(cpf)] as const] : []),
    ['Certificado', deQuem(tipo, emissor)],
    ['Validade do certificado', `${quando(validoDe)} a ${quando(validoAte)}`],
  ] as const;
}
