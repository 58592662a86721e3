import { artigoDaAjuda } from '../../rotas.ts';
import type { GrupoDeAjuda } from '../artigo.ts';
import { importacao } from './importacao.tsx';

const QUEM_CADASTRA = ['medico', 'clinica', 'hospital', 'staff'] as const;

export const pacientes: GrupoDeAjuda = {
  id: 'pacientes',
  titulo: 'Pacientes',
  artigos: [
    {
      id: 'buscar-paciente',
      titulo: 'Encontrar um paciente',
      para: QUEM_CADASTRA,
      palavras: ['procurar', 'pesquisar', 'localizar', 'não encontro'],
      corpo: (
        <>
          <p>
            Escreva qualquer parte do nome, do nome social, do CPF, do CNS ou do telefone. Acentos e
            maiúsculas não importam: <em>conceicao</em> encontra Conceição. <kbd>Ctrl</kbd>{' '}
            <kbd>K</kbd> abre a busca de qualquer tela.
          </p>
          <p>
            A busca alcança os pacientes das clínicas em que você trabalha. Se alguém não aparece,
            veja se a clínica ativa é a certa:{' '}
            <a href={artigoDaAjuda('trocar-de-clinica')}>Trocar de clínica</a>.
          </p>
        </>
      ),
    },
    {
      id: 'cadastrar-paciente',
      titulo: 'Cadastrar um paciente',
      para: QUEM_CADASTRA,
      palavras: ['novo paciente', 'cpf inválido', 'cns', 'cartão sus', 'nome social', 'ficha'],
      corpo: (
        <>
          <ol>
            <li>Na lista de pacientes, escolha novo paciente.</li>
            <li>
              Preencha o nome completo e o que tiver à mão. CPF e CNS podem ser digitados ou colados
              com ou sem pontos, e são conferidos pelos dígitos.
            </li>
            <li>
              Se quiser, indique o médico responsável: ele recebe um aviso no sino assim que o
              cadastro é salvo.
            </li>
          </ol>
          <p>
            Com nome social informado, é ele que aparece nas telas e que ordena a lista. O sexo ao
            nascer é pedido à parte, porque fórmulas clínicas dependem dele.
          </p>
        </>
      ),
    },
    {
      id: 'paciente-duplicado',
      titulo: 'O Pleno avisou que o paciente já existe',
      para: QUEM_CADASTRA,
      palavras: ['duplicidade', 'cadastro repetido', 'homônimo', 'mesmo cpf'],
      corpo: (
        <>
          <p>O aviso aparece enquanto você preenche, e diz o motivo:</p>
          <ul>
            <li>
              <strong>Mesmo CPF ou mesmo CNS:</strong> é a mesma pessoa. A clínica não pode ter dois
              cadastros com o mesmo documento: abra o que já existe e complete-o.
            </li>
            <li>
              <strong>Nome parecido e mesmo nascimento, ou mesmo telefone:</strong> provavelmente é
              a mesma pessoa. Confira com ela antes de seguir.
            </li>
            <li>
              <strong>Só o nome muito parecido:</strong> pode ser um homônimo. Pergunte a data de
              nascimento.
            </li>
          </ul>
          <p>
            Nos dois últimos casos você pode continuar, se tiver certeza de que são pessoas
            diferentes.
          </p>
        </>
      ),
    },
    importacao,
    {
      id: 'inativar-paciente',
      titulo: 'Excluir um paciente',
      para: QUEM_CADASTRA,
      palavras: ['apagar', 'remover', 'deletar'],
      corpo: (
        <p>
          Pacientes e prontuários não são excluídos: a lei manda guardar o prontuário por no mínimo
          20 anos desde o último registro (Lei 13.787/2018). Um cadastro que não é mais usado pode
          ser desativado, e reativado depois com a história inteira.
        </p>
      ),
    },
    {
      id: 'obito',
      titulo: 'Registrar o óbito de um paciente',
      para: QUEM_CADASTRA,
      palavras: ['falecimento', 'morte', 'faleceu', 'morreu', 'falecido'],
      corpo: (
        <>
          <p>
            No cadastro do paciente, “Registrar óbito” pede a data e oferece cancelar, no mesmo
            passo, o que está marcado. A partir daí ninguém agenda para o paciente, e ele sai de
            retornos, lista de espera, tarefas, aniversários e listas de quem contatar, mesmo que
            tenha consentido em receber contatos.
          </p>
          <p>
            O alto de toda tela do prontuário mostra a data e a idade ao falecer. O médico ainda
            conclui o prontuário. Um registro feito por engano se desfaz no mesmo lugar;
            atendimentos cancelados precisam ser marcados de novo.
          </p>
        </>
      ),
    },
    {
      id: 'alergias',
      titulo: 'Alergias e alertas',
      para: ['medico', 'clinica', 'hospital'],
      palavras: ['alergia', 'nega alergias', 'cabeçalho do paciente', 'resumo clínico'],
      corpo: (
        <>
          <p>
            O alto de toda tela sobre um paciente mostra nome, idade, sexo, alergias e alertas. Quem
            atende na clínica mantém essas listas; a equipe não as vê.
          </p>
          <p>
            “Nega alergias” e lista vazia dizem coisas diferentes: a primeira significa que alguém
            perguntou; a segunda, que ninguém perguntou ainda.
          </p>
        </>
      ),
    },
  ],
};
