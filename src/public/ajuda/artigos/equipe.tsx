import { artigoDaAjuda } from '../../rotas.ts';
import { type GrupoDeAjuda, INSTITUICOES } from '../artigo.ts';

export const equipe: GrupoDeAjuda = {
  id: 'equipe',
  titulo: 'Equipe e médicos da clínica',
  artigos: [
    {
      id: 'convidar',
      titulo: 'Convidar alguém da equipe ou um médico',
      para: INSTITUICOES,
      palavras: ['convite', 'link', 'recepção', 'secretária', 'funcionário', 'staff'],
      corpo: (
        <>
          <ol>
            <li>Na gestão de médicos, escolha convidar e diga se é para médico ou para equipe.</li>
            <li>
              Se quiser, informe o e-mail: só a conta com esse e-mail poderá aceitar. Escolha também
              a validade, de 1 a 30 dias.
            </li>
            <li>
              Copie o link e envie por onde preferir. Ele aparece uma única vez: guardamos apenas
              uma impressão digital dele, e nem nós conseguimos mostrá-lo de novo.
            </li>
          </ol>
          <p>
            Cada link serve uma vez. Enquanto não foi usado, o convite pode ser cancelado. Quando
            alguém aceita, o sino da clínica avisa.
          </p>
        </>
      ),
    },
    {
      id: 'aceitar-convite',
      titulo: 'Recebi um convite',
      para: ['medico', 'staff'],
      palavras: ['link vencido', 'convite expirado', 'convite usado', 'entrar na clínica'],
      corpo: (
        <>
          <p>
            Abra o link. Quem ainda não tem conta cria uma ali mesmo; quem já tem entra com ela e
            aceita. A conta precisa ser do tipo para o qual o convite foi feito.
          </p>
          <p>
            Se aparecer que o convite venceu, foi cancelado ou já foi usado, peça outro à clínica.
            Se ele foi feito para outro e-mail, entre com a conta daquele e-mail.
          </p>
          <p>Uma conta de equipe pertence a uma clínica só; a de médico, a quantas a convidarem.</p>
        </>
      ),
    },
    {
      id: 'vincular-medico',
      titulo: 'Vincular um médico que já tem conta',
      para: ['clinica'],
      palavras: ['adicionar médico', 'buscar médico', 'hospital vincular'],
      corpo: (
        <>
          <p>
            Em Gestão de Médicos, procure pelo nome, pela especialidade ou pelo CRM, confira e peça
            o vínculo. O médico recebe um aviso no sino e aceita ou recusa em Meus Vínculos. Até ele
            aceitar, nenhum dos lados vê dados do outro.
          </p>
          <p>
            Só contas de clínica pedem vínculos. Um hospital convida por link, e o vínculo começa
            quando o médico aceita: veja{' '}
            <a href={artigoDaAjuda('convidar')}>Convidar alguém da equipe ou um médico</a>.
          </p>
        </>
      ),
    },
    {
      id: 'desligar-medico',
      titulo: 'Desligar um médico da clínica',
      para: INSTITUICOES,
      palavras: ['desvincular', 'remover médico', 'demissão', 'desativar vínculo', 'reativar'],
      corpo: (
        <>
          <p>
            Desative o vínculo em Gestão de Médicos. O acesso do médico aos pacientes e prontuários
            da clínica termina na hora: a consulta seguinte já não traz nada. Ele é avisado pelo
            sino. O médico também pode encerrar o vínculo, e então a clínica é avisada.
          </p>
          <ul>
            <li>
              Nada do que ele escreveu é apagado: as evoluções continuam com nome, CRM e data.
            </li>
            <li>O vínculo nunca é excluído. A história guarda quem pediu, aceitou e desativou.</li>
            <li>Você pode pedir o vínculo de novo. O acesso volta quando o médico aceitar.</li>
          </ul>
          <p>
            Rascunhos que ele não finalizou não entram no prontuário. Combine a conclusão deles
            antes de desativar o vínculo.
          </p>
        </>
      ),
    },
    {
      id: 'acessos-aos-prontuarios',
      titulo: 'Ver quem abriu os prontuários',
      para: INSTITUICOES,
      palavras: ['auditoria', 'registro de acessos', 'log', 'quem viu', 'emergência', 'restrito'],
      corpo: (
        <>
          <p>
            Em Acessos aos Prontuários, a conta da clínica ou do hospital vê quem abriu, escreveu,
            imprimiu ou exportou cada prontuário. Os acessos de emergência vêm primeiro, com o
            motivo que o médico escreveu; nome de paciente leva aos acessos daquele prontuário.
          </p>
          <ul>
            <li>
              Filtre por pessoa, paciente e período, ou veja só emergências e prontuários restritos.
              O endereço da tela guarda os filtros.
            </li>
            <li>
              A planilha traz o que os filtros mostram, sem os motivos: um arquivo circula, e o
              motivo pode dizer o que o paciente tem.
            </li>
            <li>O registro não muda: ninguém apaga nem corrige um acesso.</li>
          </ul>
          <p>
            Médicos e equipe não abrem essa tela. O paciente vê os acessos ao próprio prontuário.
          </p>
        </>
      ),
    },
  ],
};
