import { ROTAS } from '../../rotas.ts';
import { type GrupoDeAjuda, TODOS } from '../artigo.ts';

export const acesso: GrupoDeAjuda = {
  id: 'acesso',
  titulo: 'Acesso e privacidade',
  artigos: [
    {
      id: 'conta-bloqueada',
      titulo: 'Minha conta foi bloqueada por senha errada',
      para: TODOS,
      palavras: ['muitas tentativas', 'desbloquear', 'dez senhas', '15 minutos'],
      corpo: (
        <>
          <p>
            Depois de dez senhas erradas em 15 minutos, a conta recusa por 15 minutos novas
            tentativas feitas do mesmo lugar, mesmo com a senha certa. A tela diz a partir de que
            hora tentar de novo. Isso impede que alguém descubra a sua senha por tentativa.
          </p>
          <p>
            Se não foi você quem errou, entre de um aparelho em que já tenha entrado antes: as
            tentativas dos outros não o bloqueiam.
          </p>
        </>
      ),
    },
    {
      id: 'segundo-fator',
      titulo: 'Pedir um código do celular além da senha',
      para: TODOS,
      palavras: [
        'segundo fator',
        'dois fatores',
        'autenticador',
        'totp',
        'código',
        'perdi o celular',
      ],
      corpo: (
        <>
          <p>
            Em “Minha conta”, “Ligar segundo fator” mostra um QR e uma chave. Leia o QR com um
            aplicativo de códigos e digite os seis números que ele mostrar, com a sua senha. Daí em
            diante entrar, trocar a senha ou o e-mail pede também o código. As outras sessões são
            encerradas. Onde a instalação não o oferece, a opção não aparece.
          </p>
          <p>
            Guarde a chave fora do celular: com ela você põe os códigos em outro aparelho. Sem o
            celular e sem a chave não se entra, nem por um link de nova senha: só quem administra a
            instalação do Pleno desliga o segundo fator, depois de conferir quem você é.
          </p>
          <p>
            Cada código vale uma vez, por cerca de um minuto. Cinco códigos errados fecham a entrada
            por 15 minutos. Desligar pede a senha e um código.
          </p>
        </>
      ),
    },
    {
      id: 'esqueci-a-senha',
      titulo: 'Esqueci a senha, ou quero trocá-la',
      para: TODOS,
      palavras: ['redefinir senha', 'esqueci a senha', 'trocar senha', 'trocar e-mail', 'sessões'],
      corpo: (
        <>
          <p>
            Na tela de entrada, toque em “Esqueci a senha” e informe o e-mail da conta. Enviamos um
            link que vale por uma hora; por ele você escolhe a nova senha e já entra. As sessões
            abertas em outros aparelhos são encerradas.
          </p>
          <p>
            Já dentro, toque no seu nome e em “Minha conta”: ali você troca a senha e o e-mail, vê
            onde está conectado e encerra as sessões que não reconhece.
          </p>
        </>
      ),
    },
    {
      id: 'sair',
      titulo: 'Sair, sessões e computador compartilhado',
      para: TODOS,
      palavras: ['logout', 'encerrar sessão', 'deslogar', 'segurança', 'outro computador'],
      corpo: (
        <>
          <p>
            Ao sair, a sessão é encerrada no servidor, não só na tela: a credencial que ficou no
            navegador deixa de valer na hora. As outras abas abertas saem junto.
          </p>
          <p>
            Em computador de uso comum, saia sempre. Enquanto você usa o Pleno a sessão se renova
            sozinha; se ela terminar, você volta à tela de entrada.
          </p>
        </>
      ),
    },
    {
      id: 'privacidade-do-paciente',
      titulo: 'Privacidade: o que o paciente pode pedir',
      para: ['paciente', 'clinica', 'hospital', 'medico'],
      palavras: ['lgpd', 'direitos', 'titular', 'cópia do prontuário', 'excluir meus dados'],
      corpo: (
        <>
          <p>
            O prontuário é guardado pela clínica, hospital ou médico que atendeu, que responde por
            ele perante a lei. É a eles que o paciente pede a cópia do prontuário, a correção de um
            dado cadastral ou a informação de com quem os dados foram compartilhados.
          </p>
          <p>
            Sobre os dados da própria conta no Pleno, o pedido é feito pelo{' '}
            <a href="#contato">contato</a>. Os direitos e os prazos de guarda estão na{' '}
            <a href={ROTAS.privacidade}>política de privacidade</a>.
          </p>
        </>
      ),
    },
  ],
};
