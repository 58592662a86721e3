import type { GrupoDeAjuda } from '../artigo.ts';

export const acompanhamento: GrupoDeAjuda = {
  id: 'acompanhamento',
  titulo: 'Acompanhamento e conversas',
  artigos: [
    {
      id: 'retornos',
      titulo: 'Quem deveria voltar e ainda não voltou',
      para: ['medico', 'clinica', 'hospital', 'staff'],
      palavras: ['retorno', 'recall', 'lista de espera', 'faltou', 'cobrar', 'voltar em 30 dias'],
      corpo: (
        <>
          <p>
            Ao escrever no plano algo como “retorno em 30 dias” ou “reavaliar em duas semanas”, o
            médico vê a data proposta abaixo da evolução e a confirma. Se o texto pode ser lido de
            dois jeitos (“15 a 30 dias”, “retorno se piorar”), nada é proposto, e a data pode ser
            escrita à mão ou ficar em branco.
          </p>
          <p>
            Com a evolução finalizada, o retorno entra em <strong>Acompanhamento Pacientes</strong>:
            atrasados, hoje, próximos 30 dias e sem data. Dali se liga, se conversa ou se agenda.
            Quem já tem horário marcado com o médico continua na lista, com a data, mas não conta
            como retorno a chamar.
          </p>
          <p>
            Ele sai sozinho quando o mesmo médico atende o paciente de novo: por uma evolução
            finalizada em outro dia ou por um agendamento realizado. Também pode ser marcado à mão
            ou dispensado com um motivo. O que saiu fica em Encerrados, de onde pode ser reaberto. A
            equipe vê quem chamar, mas não o motivo clínico.
          </p>
        </>
      ),
    },
    {
      id: 'conversas',
      titulo: 'Conversar com pacientes',
      para: ['medico', 'clinica', 'hospital', 'staff'],
      palavras: ['chat', 'mensagem', 'whatsapp', 'responder', 'lida', 'respostas rápidas'],
      corpo: (
        <>
          <p>
            Cada paciente tem até duas conversas com a clínica. A administrativa é lida e escrita
            por toda a equipe. A clínica é escrita só pelos médicos e lida só por quem lê
            prontuários; a equipe não a vê.
          </p>
          <p>
            Enquanto o paciente espera, a conversa mostra até quando responder: 24 horas nas
            administrativas e 48 nas clínicas, ou o que a clínica escolher em{' '}
            <strong>Ajustes</strong>, onde também ficam as respostas rápidas. O recibo diz quando o
            outro lado leu. Mensagens enviadas não mudam nem são apagadas.
          </p>
          <p>
            Sem conexão, o que você escreve fica guardado neste aparelho e é enviado, uma vez só,
            quando a conexão voltar.
          </p>
        </>
      ),
    },
    {
      id: 'codigo-de-acesso',
      titulo: 'Dar ao paciente acesso à área dele',
      para: ['medico', 'clinica', 'hospital', 'staff'],
      palavras: ['código', 'convidar paciente', 'vincular conta', 'portal', 'encerrar acesso'],
      corpo: (
        <>
          <p>
            No fim do cadastro do paciente, ou na conversa com ele em{' '}
            <strong>Acompanhamento Pacientes</strong>, gere um código de acesso. Ele serve uma vez,
            por sete dias, e um novo cancela o anterior. Entregue-o em mãos ou por telefone a quem
            você sabe que é o paciente ou seu responsável: é o código, e não o e-mail, que liga a
            conta ao cadastro.
          </p>
          <p>
            Quando o código é usado, a clínica, o médico responsável e quem o fez recebem um aviso
            com o nome da conta. O cadastro mostra quais contas têm acesso, desde quando e com o
            código de quem, e ali o acesso se encerra.
          </p>
        </>
      ),
    },
  ],
};
