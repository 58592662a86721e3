import {
  loginSchema,
  respostaDeLoginSchema,
  respostaDeSaidaSchema,
  respostaDeUsuarioSchema,
} from '@domain/contracts/auth.ts';
import {
  confirmacaoDeEmailSchema,
  confirmacaoDeFatorSchema,
  novaSenhaSchema,
  pedidoDeSenhaSchema,
  respostaDeConfirmacaoSchema,
  respostaDeContaSchema,
  respostaDeFatorConfirmadoSchema,
  respostaDeInscricaoSchema,
  respostaDeSegundoFatorSchema,
  retiradaDeFatorSchema,
  trocaDeEmailSchema,
  trocaDeSenhaSchema,
} from '@domain/contracts/conta.ts';
import { atualizacaoDePerfilSchema, registroSchema } from '@domain/contracts/registro.ts';
import type { Operacao, Recusa } from './operacao.ts';

const BLOQUEADO: Recusa = {
  codigo: 'BLOQUEADO',
  quando: 'houve tentativas demais; `Retry-After` diz quando tentar de novo',
};
const LINK_INVALIDO: Recusa = {
  codigo: 'LINK_INVALIDO',
  quando: 'o link já foi usado ou venceu',
};
const SEGUNDO_FATOR: Recusa = {
  codigo: 'SEGUNDO_FATOR',
  quando: 'a conta tem segundo fator e faltou o `codigo`; envie o mesmo com ele',
};
const NAO_SE_LIGA: Recusa = {
  codigo: 'REGRA_VIOLADA',
  quando: 'a instalação não oferece o segundo fator, ou ele já está ligado',
};
const FATOR_DESCONHECIDO: Recusa = {
  codigo: 'NAO_ENCONTRADO',
  quando: 'o fator é de outra pessoa, ou foi substituído',
};

/** Coming in, going out, and what a person changes of the own account. */
export const OPERACOES_DA_CONTA: readonly Operacao[] = [
  {
    metodo: 'post',
    caminho: '/auth/login',
    resumo: 'Entra com e-mail e senha, e com o código de quem tem segundo fator.',
    quem: 'qualquer',
    corpo: loginSchema,
    resposta: respostaDeLoginSchema,
    falhas: [
      { codigo: 'CREDENCIAIS_INVALIDAS', quando: 'o e-mail ou a senha não conferem' },
      { codigo: 'CONTA_INATIVA', quando: 'a conta foi desligada' },
      SEGUNDO_FATOR,
      BLOQUEADO,
    ],
  },
  {
    metodo: 'post',
    caminho: '/auth/register',
    resumo: 'Cria uma conta, conforme o `tipo`, e entra nela.',
    quem: 'qualquer',
    corpo: registroSchema,
    status: 201,
    resposta: respostaDeLoginSchema,
    falhas: [
      { codigo: 'CONFLITO', quando: 'já há conta com algum dos dados; não se diz qual' },
      {
        codigo: 'CONVITE_INVALIDO',
        quando: 'o convite não vale mais, ou é de outro tipo de conta',
      },
      BLOQUEADO,
    ],
  },
  {
    metodo: 'post',
    caminho: '/auth/logout',
    resumo: 'Encerra a sessão do token; repetir responde o mesmo.',
    quem: 'sessao',
    resposta: respostaDeSaidaSchema,
  },
  {
    metodo: 'get',
    caminho: '/auth/me',
    resumo: 'Quem chama: a conta e o perfil.',
    quem: 'sessao',
    resposta: respostaDeUsuarioSchema,
  },
  {
    metodo: 'put',
    caminho: '/auth/profile',
    resumo: 'Altera do próprio perfil o que é da pessoa: nome, telefone, especialidade.',
    quem: 'sessao',
    corpo: atualizacaoDePerfilSchema,
    resposta: respostaDeUsuarioSchema,
  },
  {
    metodo: 'post',
    caminho: '/auth/password/forgot',
    resumo: 'Envia um link para redefinir a senha; responde o mesmo se a conta não existe.',
    quem: 'qualquer',
    corpo: pedidoDeSenhaSchema,
    resposta: respostaDeContaSchema,
    falhas: [BLOQUEADO],
  },
  {
    metodo: 'post',
    caminho: '/auth/password/reset',
    resumo: 'Redefine a senha pelo link, encerra as sessões que havia e entra.',
    quem: 'qualquer',
    corpo: novaSenhaSchema,
    resposta: respostaDeLoginSchema,
    falhas: [
      LINK_INVALIDO,
      { codigo: 'CONTA_INATIVA', quando: 'a conta foi desligada' },
      SEGUNDO_FATOR,
      BLOQUEADO,
    ],
  },
  {
    metodo: 'put',
    caminho: '/auth/password',
    resumo: 'Troca a senha de quem informa a atual, e encerra as outras sessões.',
    quem: 'sessao',
    corpo: trocaDeSenhaSchema,
    resposta: respostaDeContaSchema,
    falhas: [SEGUNDO_FATOR, BLOQUEADO],
  },
  {
    metodo: 'put',
    caminho: '/auth/email',
    resumo:
      'Envia o que confirma a troca de e-mail; responde o mesmo se o endereço é de outra conta.',
    quem: 'sessao',
    corpo: trocaDeEmailSchema,
    resposta: respostaDeContaSchema,
    falhas: [SEGUNDO_FATOR, BLOQUEADO],
  },
  {
    metodo: 'post',
    caminho: '/auth/email/confirm',
    resumo: 'Confirma, pelo link, um dos dois endereços de uma troca de e-mail.',
    quem: 'qualquer',
    corpo: confirmacaoDeEmailSchema,
    resposta: respostaDeConfirmacaoSchema,
    falhas: [LINK_INVALIDO],
  },
  {
    metodo: 'get',
    caminho: '/auth/second-factor',
    resumo: 'Se a instalação oferece o segundo fator, e desde quando quem chama o tem.',
    quem: 'sessao',
    resposta: respostaDeSegundoFatorSchema,
  },
  {
    metodo: 'post',
    caminho: '/auth/second-factor',
    resumo: 'Começa um segundo fator: o que o aplicativo de códigos precisa saber.',
    quem: 'sessao',
    status: 201,
    resposta: respostaDeInscricaoSchema,
    falhas: [NAO_SE_LIGA],
  },
  {
    metodo: 'post',
    caminho: '/auth/second-factor/confirm',
    resumo:
      'Liga o segundo fator, com a senha e o primeiro código; encerra as outras sessões e renova esta.',
    quem: 'sessao',
    corpo: confirmacaoDeFatorSchema,
    resposta: respostaDeFatorConfirmadoSchema,
    falhas: [NAO_SE_LIGA, FATOR_DESCONHECIDO, BLOQUEADO],
  },
  {
    metodo: 'post',
    caminho: '/auth/second-factor/remove',
    resumo: 'Desliga o segundo fator, com a senha e um código.',
    quem: 'sessao',
    corpo: retiradaDeFatorSchema,
    resposta: respostaDeContaSchema,
    falhas: [BLOQUEADO],
  },
];
