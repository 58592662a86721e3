import { Fragment } from 'react';
import { BANCO_DO_APARELHO, BANCO_DOS_CERTIFICADOS, CHAVES, MENU } from '@/config/constants.ts';
import type { Secao } from '../componentes/documento-legal.tsx';
import { IdentificacaoDoOperador } from '../componentes/operador.tsx';
import type { Operador } from '../operador.ts';
import { CATEGORIAS } from './categorias.ts';

/** Everything the pages and the application keep on the device; a test compares it with the code. */
const NO_APARELHO = [
  {
    nome: CHAVES.token,
    onde: 'Armazenamento local',
    paraQue: 'Credencial da sessão. Apagada ao sair ou quando a sessão termina.',
  },
  {
    nome: CHAVES.sessaoSupabase,
    onde: 'Armazenamento local',
    paraQue: 'Sessão do banco de dados, que renova a credencial. Apagada ao sair.',
  },
  {
    nome: CHAVES.quemEntrou,
    onde: 'Armazenamento local',
    paraQue:
      'Seu perfil (nome, e-mail, tipo de conta, CRM e especialidade), para abrir as telas sem esperar pela rede e as calculadoras sem conexão. Apagado ao sair ou quando a sessão termina.',
  },
  {
    nome: CHAVES.clinicas,
    onde: 'Armazenamento local',
    paraQue:
      'As clínicas em que você trabalha (nome, e-mail e fuso), para abrir as telas sem esperar pela rede. Apagadas ao sair ou quando a sessão termina.',
  },
  {
    nome: 'pleno-…',
    onde: 'Cache do navegador',
    paraQue:
      'Arquivos do próprio programa, sem dado de pessoa alguma, para que as calculadoras abram sem conexão. Até a versão seguinte.',
  },
  {
    nome: CHAVES.aparelho,
    onde: 'Armazenamento local',
    paraQue:
      'Um número ao acaso, pelo qual o servidor reconhece um aparelho em que você já entrou, para que senhas erradas de outra pessoa não o bloqueiem. Até ser apagado.',
  },
  {
    nome: CHAVES.clinicaAtiva,
    onde: 'Armazenamento local',
    paraQue: 'A clínica escolhida por último. Até ser trocada ou apagada.',
  },
  {
    nome: CHAVES.tema,
    onde: 'Armazenamento local',
    paraQue: 'Tema claro, escuro ou do aparelho. Até ser trocado ou apagado.',
  },
  {
    nome: CHAVES.densidade,
    onde: 'Armazenamento local',
    paraQue: 'Densidade confortável ou compacta, por pessoa. Até ser trocada ou apagada.',
  },
  {
    nome: BANCO_DO_APARELHO,
    onde: 'Banco de dados do navegador',
    paraQue:
      'O que espera para ser enviado (evoluções, mensagens, resultados de calculadora, plantões e linhas de uma planilha de pacientes) e o plantão em andamento com os atendimentos dele, por pessoa, e as diluições padrão que você pediu para lembrar de cada local, para que uma queda de conexão ou do navegador não os apague. Cifrado com uma chave que nenhum programa lê; com o aparelho bloqueado, e depois de sair, essa chave só abre com a sua senha, com a digital, o rosto ou o PIN do aparelho se você o pediu, ou depois que você entra de novo na conta. O que espera é apagado assim que o servidor o recebe, e as linhas de uma planilha também depois de 24 horas; o plantão, ao ser finalizado.',
  },
  {
    nome: BANCO_DOS_CERTIFICADOS,
    onde: 'Banco de dados do navegador',
    paraQue:
      'O certificado digital de quem assina, por pessoa, cifrado com uma chave que nenhum programa lê; a senha dele, só se você pedir. Até ser removido.',
  },
  {
    nome: CHAVES.certificados,
    onde: 'Armazenamento local',
    paraQue:
      'Nome e validade do certificado ativo, por pessoa, para o aviso no alto da tela. Até o certificado ser removido.',
  },
  {
    nome: CHAVES.trava,
    onde: 'Armazenamento local',
    paraQue:
      'Por pessoa: depois de quantos minutos sem uso este aparelho se bloqueia, quando foi usado, se está bloqueado e quantas senhas erradas foram digitadas. Até ser apagado.',
  },
  {
    nome: CHAVES.localDoPlantao,
    onde: 'Armazenamento local',
    paraQue: 'O nome do lugar do último plantão, por pessoa. Até ser trocado ou apagado.',
  },
  {
    nome: CHAVES.finalizando,
    onde: 'Armazenamento local',
    paraQue:
      'Número do rascunho que esperava para ser finalizado, sem nada do que ele diz, para avisar se a tela foi fechada antes. Apagado ao finalizar, ao desfazer ou ao abrir o rascunho de novo.',
  },
  {
    nome: CHAVES.janela,
    onde: 'Armazenamento da aba',
    paraQue:
      'Número da janela que escreve um rascunho, sem dado de pessoa alguma. Só enquanto a página recarrega.',
  },
  {
    nome: CHAVES.quemEstava,
    onde: 'Armazenamento da aba',
    paraQue:
      'Número da pessoa cuja sessão terminou sem que ela saísse, para que só ela volte aonde estava. Apagado ao entrar de novo ou ao fechar a aba.',
  },
  {
    nome: CHAVES.cadastroDePaciente,
    onde: 'Armazenamento da aba',
    paraQue:
      'Cadastro de paciente em andamento, novo ou alterado, por pessoa. Apagado ao salvar, ao descartar ou ao fechar a aba.',
  },
  {
    nome: CHAVES.colunasDaImportacao,
    onde: 'Armazenamento local',
    paraQue:
      'Que coluna da planilha é que campo do cadastro, por pessoa, sem dado de paciente. Até ser apagado.',
  },
  {
    nome: CHAVES.calculadoras,
    onde: 'Armazenamento local',
    paraQue:
      'Calculadoras favoritas e abertas por último, por pessoa, sem dado de paciente. Até serem apagadas.',
  },
  {
    nome: CHAVES.mensagemDigitada,
    onde: 'Armazenamento da aba',
    paraQue: 'Mensagem que está sendo escrita. Apagada ao enviar ou ao fechar a aba.',
  },
  {
    nome: MENU.cookie,
    onde: 'Cookie',
    paraQue: `Menu aberto ou recolhido. ${MENU.diasDoCookie} dias.`,
  },
];

/** First half of the privacy policy: who, what, why, with whom, on which device. */
export function secoesDeDados(operador: Operador): readonly Secao[] {
  return [
    {
      id: 'responsaveis',
      titulo: 'Quem responde pelos dados',
      corpo: (
        <>
          <IdentificacaoDoOperador operador={operador} />
          <p>A Lei Geral de Proteção de Dados (LGPD, Lei 13.709/2018) distingue dois papéis:</p>
          <ul>
            <li>
              <strong>Dados de pacientes e prontuários:</strong> a clínica, o hospital ou o médico
              que atende é o <strong>controlador</strong>. É quem decide o que registrar e por quê.
              Quem opera esta instalação do Pleno é <strong>operador</strong> e trata esses dados
              segundo as instruções do controlador.
            </li>
            <li>
              <strong>Dados da conta de quem usa o Pleno:</strong> quem opera esta instalação é o{' '}
              <strong>controlador</strong>.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'dados',
      titulo: 'Que dados são tratados',
      corpo: (
        <dl>
          {CATEGORIAS.map(({ nome, texto }) => (
            <Fragment key={nome}>
              <dt>{nome}</dt>
              <dd>{texto}</dd>
            </Fragment>
          ))}
        </dl>
      ),
    },
    {
      id: 'finalidades',
      titulo: 'Para quê, e com que base legal',
      corpo: (
        <div className="rolavel">
          <table>
            <thead>
              <tr>
                <th scope="col">Finalidade</th>
                <th scope="col">Base na LGPD</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>Registrar e consultar o atendimento</td>
                <td>Tutela da saúde, por profissionais e serviços de saúde (art. 11, II, f)</td>
              </tr>
              <tr>
                <td>Guardar o prontuário pelo prazo da lei</td>
                <td>Obrigação legal (art. 11, II, a; Lei 13.787/2018)</td>
              </tr>
              <tr>
                <td>Criar a conta e prestar o serviço</td>
                <td>Execução de contrato (art. 7º, V)</td>
              </tr>
              <tr>
                <td>Guardar registros de acesso</td>
                <td>Obrigação legal (art. 7º, II; Marco Civil da Internet, art. 15)</td>
              </tr>
              <tr>
                <td>Impedir acesso indevido e investigar abuso</td>
                <td>
                  Legítimo interesse (art. 7º, IX) e, para dado sensível, prevenção à fraude e
                  segurança do titular (art. 11, II, g)
                </td>
              </tr>
              <tr>
                <td>Defender-se em processo</td>
                <td>Exercício regular de direitos (art. 7º, VI; art. 11, II, d)</td>
              </tr>
            </tbody>
          </table>
        </div>
      ),
    },
    {
      id: 'o-que-nao-fazemos',
      titulo: 'O que não é feito com os dados',
      corpo: (
        <ul>
          <li>
            Não são vendidos nem compartilhados para obter vantagem econômica com dados de saúde
            (LGPD, art. 11, § 4º).
          </li>
          <li>Não há publicidade, rastreador, pixel ou medição de audiência de terceiros.</li>
          <li>Não há decisão automatizada sobre pacientes ou usuários (art. 20).</li>
          <li>Não são usados para treinar modelos.</li>
        </ul>
      ),
    },
    {
      id: 'compartilhamento',
      titulo: 'Quem tem acesso',
      corpo: (
        <>
          <p>
            Os dados de um paciente são acessíveis à clínica, hospital ou consultório que o
            cadastrou: o prontuário, aos médicos com vínculo ativo e à própria instituição; o
            cadastro, também à equipe dela. Instituições diferentes não veem dados umas das outras,
            mesmo quando o paciente ou o médico é o mesmo. Essa separação é aplicada pelo banco de
            dados. A pedido do paciente, o prontuário pode ficar restrito a quem cuida dele; cada
            abertura fica registrada, e o paciente com acesso à sua área vê quem o abriu. Ele lê ali
            os registros que o médico ou a clínica decidiu compartilhar.
          </p>
          <p>
            Quem opera esta instalação contrata serviços de hospedagem e banco de dados, que guardam
            os dados em seu nome, sob contrato e com dever de sigilo. Se eles estiverem fora do
            Brasil, a transferência segue os arts. 33 a 36 da LGPD. A lista desses serviços é
            fornecida a quem pedir pelo contato.
          </p>
          <p>
            Autoridades recebem dados quando a lei ou uma ordem judicial obriga, e só o que ela
            determina.
          </p>
        </>
      ),
    },
    {
      id: 'no-aparelho',
      titulo: 'O que fica guardado no seu aparelho',
      corpo: (
        <>
          <p>Só o necessário para o sistema funcionar. Nada disto serve para rastrear você.</p>
          <div className="rolavel">
            <table>
              <thead>
                <tr>
                  <th scope="col">Nome</th>
                  <th scope="col">Onde</th>
                  <th scope="col">Para quê, e até quando</th>
                </tr>
              </thead>
              <tbody>
                {NO_APARELHO.map(({ nome, onde, paraQue }) => (
                  <tr key={nome}>
                    <th scope="row">
                      <code>{nome}</code>
                    </th>
                    <td>{onde}</td>
                    <td>{paraQue}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      ),
    },
  ];
}
