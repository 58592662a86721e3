import {
  loginSchema,
  respostaDeLoginSchema,
  respostaDeSaidaSchema,
  respostaDeUsuarioSchema,
} from '@domain/contracts/auth.ts';
import {
  confirmacaoDeEmailSchema,
  novaSenhaSchema,
  pedidoDeSenhaSchema,
  respostaDeConfirmacaoSchema,
  respostaDeContaSchema,
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

/** Coming in, going out, and what a person changes of the own account. */
export const OPERACOES_DA_CONTA: readonly Operacao[] = [
  {
    metodo: 'post',
    caminho: '/auth/login',
    resumo: 'Entra com e-mail e senha.',
    quem: 'qualquer',
    corpo: loginSchema,
    resposta: respostaDeLoginSchema,
    falhas: [
      { codigo: 'CREDENCIAIS_INVALIDAS', quando: 'o e-mail ou a senha não conferem' },
      { codigo: 'CONTA_INATIVA', quando: 'a conta foi desligada' },
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
    falhas: [LINK_INVALIDO, { codigo: 'CONTA_INATIVA', quando: 'a conta foi desligada' }],
  },
  {
    metodo: 'put',
    caminho: '/auth/password',
    resumo: 'Troca a senha de quem informa a atual, e encerra as outras sessões.',
    quem: 'sessao',
    corpo: trocaDeSenhaSchema,
    resposta: respostaDeContaSchema,
    falhas: [BLOQUEADO],
  },
  {
    metodo: 'put',
    caminho: '/auth/email',
    resumo:
      'Envia o que confirma a troca de e-mail; responde o mesmo se o endereço é de outra conta.',
    quem: 'sessao',
    corpo: trocaDeEmailSchema,
    resposta: respostaDeContaSchema,
    falhas: [BLOQUEADO],
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
];
