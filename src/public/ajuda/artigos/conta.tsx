import { ROTAS, ROTAS_DO_APP } from '../../rotas.ts';
import { type GrupoDeAjuda, TODOS } from '../artigo.ts';

export const conta: GrupoDeAjuda = {
  id: 'conta',
  titulo: 'Conta e plano',
  artigos: [
    {
      id: 'criar-conta',
      titulo: 'Criar uma conta',
      para: TODOS,
      palavras: ['cadastro', 'registrar', 'registro', 'inscrição', 'senha fraca'],
      corpo: (
        <>
          <p>
            Abra <a href={ROTAS_DO_APP.criarConta}>Criar conta</a> e escolha o tipo. Cada um pede só
            o que precisa:
          </p>
          <ul>
            <li>
              <strong>Médico e plantonista:</strong> nome completo, CRM com UF e especialidade. O
              CPF é opcional.
            </li>
            <li>
              <strong>Clínica e hospital:</strong> nome e CNPJ, numérico ou alfanumérico.
            </li>
            <li>
              <strong>Paciente:</strong> nome completo, CPF e data de nascimento.
            </li>
            <li>
              <strong>Equipe:</strong> nome completo e o link de convite da clínica. Sem convite não
              há conta de equipe.
            </li>
          </ul>
          <p>
            A senha tem ao menos 8 caracteres, com letras e números. CPF e CNPJ são conferidos pelos
            dígitos. Do CRM conferimos o formato, não a situação no conselho.
          </p>
          <p>
            Se aparecer que CPF, CNPJ, CRM ou e-mail já tem conta, entre com ela em vez de criar
            outra.
          </p>
        </>
      ),
    },
    {
      id: 'mais-de-um-papel',
      titulo: 'Sou médico e também paciente: preciso de duas contas?',
      para: ['medico', 'plantonista', 'paciente'],
      palavras: ['dois perfis', 'duas contas', 'mesmo cpf', 'outro e-mail'],
      corpo: (
        <>
          <p>
            Sim. Cada conta tem um tipo, que não muda depois, e cada e-mail tem uma conta. O mesmo
            CPF pode ter uma conta de cada tipo, com e-mails diferentes.
          </p>
          <p>
            Para atender em várias clínicas não é preciso outra conta: uma conta de médico entra em
            quantas clínicas a vincularem.
          </p>
        </>
      ),
    },
    {
      id: 'planos',
      titulo: 'Plano gratuito e plano premium',
      para: ['medico'],
      palavras: ['free', 'assinatura', 'upgrade', 'consultório próprio', 'atendimento individual'],
      corpo: (
        <>
          <p>
            O plano existe só para a conta de médico. Clínica, hospital, equipe, plantonista e
            paciente usam o Pleno sem plano.
          </p>
          <ul>
            <li>
              <strong>Gratuito:</strong> você trabalha em todas as clínicas e hospitais em que tem
              vínculo.
            </li>
            <li>
              <strong>Premium:</strong> além disso, atende no consultório próprio, com os seus
              pacientes cadastrados por você. O plano também libera o assistente e os relatórios
              avançados, que ainda estão em construção.
            </li>
          </ul>
          <p>
            Toda conta nova de médico começa com 30 dias de premium, com um consultório pronto:
            tipos de atendimento, horários e alguns pacientes de exemplo, que um toque remove. A
            data em que o teste termina está no seu painel.
          </p>
          <p>
            O premium depende de uma assinatura ativa, registrada por quem opera esta instalação.
            Quando ela termina, o que você escreveu no consultório próprio continua disponível para
            leitura; o que para é a escrita de novas evoluções ali.
          </p>
        </>
      ),
    },
    {
      id: 'atualizar-dados',
      titulo: 'Atualizar nome, telefone e especialidade',
      para: TODOS,
      palavras: ['mudar e-mail', 'trocar crm', 'perfil', 'configurações'],
      corpo: (
        <>
          <p>
            Nome, telefone e especialidade são seus para mudar. Tipo de conta, e-mail, CRM, CPF,
            CNPJ, clínica e plano não mudam pela própria pessoa: são eles que decidem o que cada
            conta alcança. Quem precisa corrigi-los fala com quem opera esta instalação.
          </p>
          <p>
            O nome e o CRM gravados numa evolução são os do momento em que ela foi finalizada. Mudar
            o perfil depois não reescreve o prontuário.
          </p>
        </>
      ),
    },
    {
      id: 'termos-aceitos',
      titulo: 'Os termos mudaram. E agora?',
      para: TODOS,
      palavras: ['aceite', 'política', 'versão', 'lgpd'],
      corpo: (
        <p>
          Guardamos qual versão dos <a href={ROTAS.termos}>termos de uso</a> e da{' '}
          <a href={ROTAS.privacidade}>política de privacidade</a> você aceitou, e quando. Se um
          deles mudar, o Pleno mostra a nova versão e pede um novo aceite.
        </p>
      ),
    },
  ],
};
