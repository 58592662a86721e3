import { respostaDeAberturaSchema } from '@domain/contracts/anexos.ts';
import {
  aberturaPorCodigoSchema,
  pedidoDeArquivoSchema,
  pedidoDeAssinaturaSchema,
  pedidoDeRevogacaoSchema,
  pedidoDeValidacaoSchema,
  respostaDeAncorasSchema,
  respostaDeArquivoSchema,
  respostaDeAssinaturaSchema,
  respostaDeRevogacaoSchema,
  respostaDeValidacaoSchema,
  respostaDoValidarSchema,
} from '@domain/contracts/assinatura.ts';
import { pedidoDeCarimboSchema, respostaDeCarimboSchema } from '@domain/contracts/carimbo.ts';
import {
  pedidoDeDispensacaoSchema,
  respostaDeDispensacaoSchema,
  respostaDoOriginalSchema,
} from '@domain/contracts/dispensacao.ts';
import { pedidoDePapelSchema, respostaDePapelSchema } from '@domain/contracts/emissao.ts';
import {
  pedidoDeNuvemSchema,
  respostaDeNuvensSchema,
  respostaDePedidoDeNuvemSchema,
  respostaDoRetornoSchema,
  retornoDaNuvemSchema,
} from '@domain/contracts/nuvem.ts';
import {
  pedidoDeNumeracaoSchema,
  respostaDeNumeracaoSchema,
  respostaDoModoDoSncrSchema,
} from '@domain/contracts/sncr.ts';
import type { Operacao, Recusa } from './operacao.ts';

const MUITOS_CODIGOS: Recusa = {
  codigo: 'BLOQUEADO',
  quando: 'muitos códigos errados em pouco tempo; `Retry-After` diz quanto esperar',
};
const SEM_CPF: Recusa = { codigo: 'REGRA_VIOLADA', quando: 'a conta não tem CPF' };
const SEM_DOCUMENTO: Recusa = { codigo: 'NAO_ENCONTRADO', quando: 'não há tal documento' };

const MAL_CONFIGURADO: Recusa = {
  codigo: 'INDISPONIVEL',
  quando: '`SNCR_MODO` não é um dos três modos',
};

const ACESSO_ERRADO: Recusa = {
  codigo: 'PROIBIDO',
  quando: 'o código de acesso está errado; dez por hora travam o documento',
};

/** Signing documents, and checking them without an account. */
export const OPERACOES_DA_ASSINATURA: readonly Operacao[] = [
  {
    metodo: 'post',
    caminho: '/digital-signature',
    resumo:
      'Registra um PDF assinado (por este navegador ou por outro programa), ou o assina com o certificado A1 enviado, que fica só na memória desta chamada, ou com um certificado em nuvem já autorizado (`certificateType` A3 e o id da autorização em `certificateData`). Confere integridade, cadeia, CPF, uso, validade, revogação e política, e emite o documento; `situacao` é `indeterminada` onde a certificadora não respondeu se revogou o certificado. `nivel` é AD-RT onde há autoridade de carimbo do tempo e ela respondeu. Os mesmos bytes de novo são a mesma assinatura.',
    quem: ['documentos.assinar'],
    corpo: pedidoDeAssinaturaSchema,
    resposta: respostaDeAssinaturaSchema,
    falhas: [
      {
        codigo: 'NAO_ENCONTRADO',
        quando: 'o documento não existe, não é de quem chama ou não está pronto para assinar',
      },
      { codigo: 'JA_EXISTE', quando: 'o documento já está assinado, com outros bytes' },
      {
        codigo: 'REGRA_VIOLADA',
        quando: 'certificado, senha, arquivo ou assinatura não servem; a frase diz por quê',
      },
    ],
  },
  {
    metodo: 'get',
    caminho: '/digital-signature/cloud',
    resumo:
      'As certificadoras em nuvem (PSC) ligadas nesta instalação, o que está autorizado nesta sessão e se há autoridade de carimbo do tempo.',
    quem: ['documentos.assinar'],
    resposta: respostaDeNuvensSchema,
    falhas: [SEM_CPF],
  },
  {
    metodo: 'post',
    caminho: '/digital-signature/cloud',
    resumo:
      'Pede autorização para assinar: o endereço da certificadora (OAuth 2.0 com PKCE) em que o titular autoriza. Para um documento vale uma assinatura; para vários, 30 minutos.',
    quem: ['documentos.assinar'],
    corpo: pedidoDeNuvemSchema,
    resposta: respostaDePedidoDeNuvemSchema,
    falhas: [{ codigo: 'NAO_ENCONTRADO', quando: 'a certificadora não está ligada' }, SEM_CPF],
  },
  {
    metodo: 'post',
    caminho: '/digital-signature/cloud/return',
    resumo:
      'Recebe o que a certificadora devolveu com a pessoa, uma só vez e na sessão que pediu. O token fica selado no servidor.',
    quem: ['documentos.assinar'],
    corpo: retornoDaNuvemSchema,
    resposta: respostaDoRetornoSchema,
    falhas: [
      {
        codigo: 'NAO_ENCONTRADO',
        quando: 'o retorno já foi usado, venceu (15 minutos) ou é de outra sessão',
      },
      {
        codigo: 'REGRA_VIOLADA',
        quando: 'a pessoa recusou, ou o certificado é de outro CPF; a frase diz por quê',
      },
      { codigo: 'INDISPONIVEL', quando: 'a certificadora não respondeu' },
    ],
  },
  {
    metodo: 'post',
    caminho: '/digital-signature/paper',
    resumo:
      'Emite documentos preparados do médico para serem impressos e assinados à mão, todos ou nenhum, conferidos como os que um certificado assina.',
    quem: ['documentos.assinar'],
    corpo: pedidoDePapelSchema,
    resposta: respostaDePapelSchema,
    falhas: [
      SEM_DOCUMENTO,
      {
        codigo: 'REGRA_VIOLADA',
        quando: 'o que impede agora não tem justificativa escrita, ou o documento já foi emitido',
      },
    ],
  },
  {
    metodo: 'get',
    caminho: '/digital-signature/sncr',
    resumo:
      'Se esta instalação pede números ao SNCR, da Anvisa (`desligado`, `simulado` ou `producao`), e o que isso quer dizer para quem vai assinar.',
    quem: ['documentos.assinar'],
    resposta: respostaDoModoDoSncrSchema,
    falhas: [MAL_CONFIGURADO],
  },
  {
    metodo: 'post',
    caminho: '/digital-signature/sncr',
    resumo:
      'Dá o número do SNCR às receitas preparadas do médico que o pedem, uma vez cada uma; as que não pedem, e as de outro médico, ficam de fora da resposta. No modo simulado o número começa por `SIM-` e o documento não vale.',
    quem: ['documentos.assinar'],
    corpo: pedidoDeNumeracaoSchema,
    resposta: respostaDeNumeracaoSchema,
    falhas: [
      {
        codigo: 'REGRA_VIOLADA',
        quando: 'o modo simulado está ligado onde não há certificados de teste',
      },
      MAL_CONFIGURADO,
    ],
  },
  {
    metodo: 'post',
    caminho: '/digital-signature/timestamp',
    resumo:
      'Carimba (RFC 3161) o valor de uma assinatura feita neste navegador; o documento não vem junto. `carimbo` é nulo onde não há autoridade ou ela não respondeu, e a assinatura é AD-RB.',
    quem: ['documentos.assinar'],
    corpo: pedidoDeCarimboSchema,
    resposta: respostaDeCarimboSchema,
  },
  {
    metodo: 'post',
    caminho: '/digital-signature/{id}/open',
    resumo:
      'Um endereço do PDF assinado, que vale um minuto, para quem o lê; a abertura fica no registro de acessos.',
    quem: 'sessao',
    resposta: respostaDeAberturaSchema,
    falhas: [SEM_DOCUMENTO],
  },
  {
    metodo: 'post',
    caminho: '/validate-signature',
    resumo:
      'O que se sabe de uma assinatura pelo código do documento: quem, quando, com que certificado e se vale; onde a certificadora não respondeu no registro, e nos dois dias depois dele, é consultada de novo. Nada clínico. `valid` é falso para certificado de teste.',
    quem: 'qualquer',
    corpo: pedidoDeValidacaoSchema,
    resposta: respostaDeValidacaoSchema,
    falhas: [MUITOS_CODIGOS],
  },
  {
    metodo: 'get',
    caminho: '/validate-signature/ancoras',
    resumo: 'As raízes em que esta instalação confia, para conferir um arquivo no navegador.',
    quem: 'qualquer',
    resposta: respostaDeAncorasSchema,
  },
  {
    metodo: 'post',
    caminho: '/validate-signature/file',
    resumo:
      'O que se sabe de um arquivo pelo SHA-256 dele: nulo se não foi assinado aqui; senão, o mesmo que pelo código, e se foi cancelado depois.',
    quem: 'qualquer',
    corpo: pedidoDeArquivoSchema,
    resposta: respostaDeArquivoSchema,
  },
  {
    metodo: 'post',
    caminho: '/validate-signature/revocation',
    resumo:
      'O que as certificadoras dizem agora dos certificados de uma assinatura, para quem confere o arquivo no navegador. Só pergunta dos que levam a uma raiz em que esta instalação confia.',
    quem: 'qualquer',
    corpo: pedidoDeRevogacaoSchema,
    resposta: respostaDeRevogacaoSchema,
  },
  {
    metodo: 'post',
    caminho: '/validate-signature/open',
    resumo:
      'Um endereço do PDF original, que vale um minuto, para quem tem os dois códigos do documento; de uma receita, também os itens e o que resta a dispensar.',
    quem: 'qualquer',
    corpo: aberturaPorCodigoSchema,
    resposta: respostaDoOriginalSchema,
    falhas: [ACESSO_ERRADO, SEM_DOCUMENTO, MUITOS_CODIGOS],
  },
  {
    metodo: 'post',
    caminho: '/validate-signature/dispense',
    resumo:
      'Registra o que uma farmácia dispensou de uma receita: quem tem os dois códigos declara nome e CRF. A mesma `key` de novo não muda nada.',
    quem: 'qualquer',
    corpo: pedidoDeDispensacaoSchema,
    resposta: respostaDeDispensacaoSchema,
    falhas: [
      ACESSO_ERRADO,
      SEM_DOCUMENTO,
      MUITOS_CODIGOS,
      {
        codigo: 'REGRA_VIOLADA',
        quando: 'a receita venceu, foi cancelada, já foi dispensada, ou não se dispensa em partes',
      },
    ],
  },
  {
    metodo: 'get',
    caminho: '/documento-publico/{codigo}',
    resumo:
      'O endereço do QR. Ao VALIDAR do ITI (`_format=application/validador-iti+json` e `_secretCode`), onde está o PDF assinado, por cinco minutos; a uma pessoa, a página que o confere (302).',
    quem: 'qualquer',
    resposta: respostaDoValidarSchema,
    falhas: [{ codigo: 'NAO_AUTORIZADO', quando: 'o código de acesso está errado' }, SEM_DOCUMENTO],
  },
];
