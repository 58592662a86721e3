import type { Secao } from '../componentes/documento-legal.tsx';
import { Contato, IdentificacaoDoOperador } from '../componentes/operador.tsx';
import type { Operador } from '../operador.ts';
import { artigoDaAjuda, ROTAS } from '../rotas.ts';

/** The terms of use. */
export function secoesDosTermos(operador: Operador): readonly Secao[] {
  return [
    {
      id: 'partes',
      titulo: 'O que é o Pleno e quem o oferece',
      corpo: (
        <>
          <p>
            Pleno é um sistema de prontuário para clínicas, hospitais, médicos, suas equipes,
            plantonistas e pacientes. Estes termos valem entre você e quem opera esta instalação. Ao
            criar a conta, você os aceita, junto com a{' '}
            <a href={ROTAS.privacidade}>política de privacidade</a>.
          </p>
          <IdentificacaoDoOperador operador={operador} />
        </>
      ),
    },
    {
      id: 'conta',
      titulo: 'Sua conta',
      corpo: (
        <ul>
          <li>A conta é pessoal e intransferível. O que se faz com ela é atribuído a você.</li>
          <li>
            Os dados do cadastro precisam ser verdadeiros. Quem se declara médico afirma ter
            inscrição ativa no CRM informado; o sistema confere o formato do número, não a situação
            no conselho.
          </li>
          <li>Guarde a senha, não a compartilhe e saia da sessão em aparelho de uso comum.</li>
          <li>Se perceber uso indevido, saia da sessão e avise pelo contato sem demora.</li>
          <li>
            Para criar conta é preciso ter 18 anos ou ser representado por quem responde por você.
          </li>
        </ul>
      ),
    },
    {
      id: 'instituicoes',
      titulo: 'Clínicas, hospitais e consultórios próprios',
      corpo: (
        <>
          <p>
            Quem cadastra pacientes em seu nome é o controlador desses dados perante a LGPD e
            responde pela guarda do prontuário. Cabe a essa pessoa ou instituição:
          </p>
          <ul>
            <li>
              convidar e vincular só quem precisa de acesso, e desativar o vínculo de quem sai;
            </li>
            <li>
              informar seus pacientes sobre o tratamento dos dados e atender os pedidos deles;
            </li>
            <li>fornecer cópia do prontuário a quem tem direito a ela;</li>
            <li>manter o registro no conselho e as licenças que a atividade exige.</li>
          </ul>
        </>
      ),
    },
    {
      id: 'profissionais',
      titulo: 'Profissionais que atendem',
      corpo: (
        <ul>
          <li>
            O conteúdo de cada evolução é de responsabilidade de quem a escreve, com os elementos
            que a Resolução CFM 1.638/2002 exige do prontuário.
          </li>
          <li>
            O sistema organiza e guarda informação. Não faz diagnóstico, não substitui o julgamento
            clínico e não deve ser a única fonte para uma decisão urgente.
          </li>
          <li>
            O sigilo profissional vale para tudo o que se vê aqui, também depois do fim do vínculo.
            Consultar prontuário sem necessidade do cuidado é uso indevido.
          </li>
        </ul>
      ),
    },
    {
      id: 'prontuario',
      titulo: 'O prontuário',
      corpo: (
        <ul>
          <li>
            Evolução finalizada não é alterada nem apagada. Correções são novas versões, com motivo;
            as anteriores continuam legíveis. Veja{' '}
            <a href={artigoDaAjuda('corrigir-evolucao')}>como corrigir</a>.
          </li>
          <li>
            O prontuário é guardado por no mínimo 20 anos a partir do último registro (Lei
            13.787/2018). O encerramento de uma conta não o apaga.
          </li>
          <li>As informações nele pertencem ao paciente; a guarda, a quem o atendeu.</li>
        </ul>
      ),
    },
    {
      id: 'limites',
      titulo: 'O que esta versão não faz',
      corpo: (
        <>
          <ul>
            <li>
              <strong>Não assina por você.</strong> Receitas, atestados, outros documentos e
              evoluções são assinados com o certificado ICP-Brasil do próprio médico, no nível
              AD-RB; no nível AD-RT, com carimbo do tempo, onde a instalação tem uma autoridade de
              carimbo. Se o certificado foi revogado, pergunta-se à certificadora: quando ela não
              responde, o documento diz que isso não se sabe. O que não foi assinado leva só a
              conta, o CRM declarado e a data e hora do servidor.
            </li>
            <li>
              <strong>Não tem certificação da SBIS.</strong> As normas do CFM condicionam a dispensa
              do papel a um sistema com nível de garantia de segurança 2 (NGS2). Quem precisa dessa
              dispensa deve manter o registro assinado por outro meio.
            </li>
            <li>
              <strong>Não faz a chamada de vídeo.</strong> Uma consulta marcada como teleconsulta
              leva o endereço do serviço que o médico ou a clínica escolheu, e o consentimento do
              paciente é registrado antes. O atendimento a distância segue a Resolução CFM
              2.314/2022 e as condições daquele serviço.
            </li>
            <li>
              <strong>Não é um serviço de emergência.</strong> Em emergência, ligue 192.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'uso-indevido',
      titulo: 'O que não é permitido',
      corpo: (
        <ul>
          <li>
            acessar ou tentar acessar dados de quem não está sob seus cuidados ou sua instituição;
          </li>
          <li>usar a conta de outra pessoa, ou criar conta com dados falsos;</li>
          <li>extrair dados em massa por meio automático sem acordo com o controlador;</li>
          <li>
            sobrecarregar ou contornar a proteção do sistema. Quem encontrar uma falha pode avisar
            pelo contato; agradecemos e não agimos contra quem o faz de boa-fé e sem expor dados.
          </li>
        </ul>
      ),
    },
    {
      id: 'planos',
      titulo: 'Planos',
      corpo: (
        <p>
          A conta de médico tem plano gratuito ou premium; as demais não têm plano. O que muda está
          em <a href={artigoDaAjuda('planos')}>Plano gratuito e plano premium</a>. Preço e forma de
          pagamento, quando houver, são combinados antes da contratação com quem opera esta
          instalação. O fim da assinatura não impede a leitura do que já foi escrito.
        </p>
      ),
    },
    {
      id: 'disponibilidade',
      titulo: 'Disponibilidade e responsabilidade',
      corpo: (
        <>
          <p>
            O serviço pode parar para manutenção ou por falha. Cada instituição deve ter um
            procedimento para atender sem o sistema. O programa é distribuído sob licença MIT, sem
            garantia de seus autores; isso não afasta as obrigações de quem opera esta instalação
            nem os direitos que o Código de Defesa do Consumidor e a LGPD asseguram.
          </p>
        </>
      ),
    },
    {
      id: 'encerramento',
      titulo: 'Encerramento',
      corpo: (
        <p>
          Você pode pedir o encerramento da conta a qualquer momento. Ela fica inativa e deixa de
          dar acesso; o que você escreveu permanece no prontuário pelo prazo legal. Contas usadas
          contra estes termos podem ser inativadas, com aviso do motivo. Uma instituição que encerra
          o uso recebe os prontuários que lhe cabem guardar, em formato legível.
        </p>
      ),
    },
    {
      id: 'mudancas',
      titulo: 'Mudanças e lei aplicável',
      corpo: (
        <>
          <p>
            Cada mudança recebe uma nova versão, identificada por ano e mês, e pede novo aceite.
            Valem as leis do Brasil. Para o consumidor, o foro é o do seu domicílio.
          </p>
          <Contato operador={operador} />
        </>
      ),
    },
  ];
}
