import type { ArtigoDeAjuda } from '../artigo.ts';

/** The articles about what goes in and out of a record, and who it is closed to. */
export const papeis: readonly ArtigoDeAjuda[] = [
  {
    id: 'anexos',
    titulo: 'Anexar exames, laudos e fotos',
    para: ['medico'],
    palavras: ['anexo', 'arquivo', 'pdf', 'imagem', 'upload', 'resultado de exame', 'câmera'],
    corpo: (
      <p>
        Na evolução que está escrevendo, arraste o arquivo, cole uma imagem, escolha do aparelho ou
        fotografe. Valem PDF, JPEG, PNG e WebP de até 25 MB, e o local gravado nas fotos é removido.
        Os anexos ficam na evolução e são vistos por quem lê o prontuário.
      </p>
    ),
  },
  {
    id: 'restringir-acesso',
    titulo: 'Restringir um prontuário e abri-lo em emergência',
    para: ['medico', 'clinica', 'hospital'],
    palavras: ['restrição', 'sigilo', 'acesso restrito', 'quebra de sigilo', 'quem acessou', 'log'],
    corpo: (
      <>
        <p>
          Se o paciente pedir, o acesso pode ser restringido, com um motivo, na tela de acessos do
          prontuário. A partir daí ele é lido só pelo médico responsável, por quem já escreveu nele
          e por quem tem consulta com o paciente, marcada ou dos últimos 30 dias. A conta da clínica
          deixa de ler, mas administra a restrição e vê quem acessou.
        </p>
        <p>
          <b>Em emergência</b>, um médico da clínica escolhe “Acesso de emergência”, escreve qual é
          e lê o prontuário por 60 minutos. A clínica e o médico responsável são avisados na hora, e
          o paciente vê o acesso e o motivo. Todo acesso fica registrado.
        </p>
      </>
    ),
  },
  {
    id: 'imprimir-prontuario',
    titulo: 'Imprimir o prontuário ou salvar em PDF',
    para: ['medico', 'clinica', 'hospital'],
    palavras: ['impressão', 'impressora', 'papel', 'cópia', 'via do paciente'],
    corpo: (
      <p>
        No prontuário, escolha “Imprimir”. Os filtros de período, autor e texto valem também para o
        papel, que diz quando é só uma parte. Saem a identificação, os problemas, os medicamentos,
        as evoluções finalizadas, da mais antiga para a mais nova, e os cálculos salvos; rascunhos
        não. Cada página diz de quem é, quem imprimiu e quando. Para PDF, escolha “Salvar como PDF”
        na janela de impressão. A impressão fica no registro de acessos.
      </p>
    ),
  },
  {
    id: 'exportar-fhir',
    titulo: 'Exportar o prontuário em FHIR',
    para: ['medico', 'clinica', 'hospital'],
    palavras: ['interoperabilidade', 'rnds', 'hl7', 'json', 'portabilidade', 'outro sistema'],
    corpo: (
      <p>
        “Exportar em FHIR”, no prontuário, faz um arquivo que outro sistema lê: cadastro, alergias,
        problemas, medicamentos, agendamentos, cálculos salvos e todas as versões das evoluções
        finalizadas. De cada anexo vão nome, tamanho e código de conferência, não o arquivo;
        rascunhos não entram. A exportação fica no registro de acessos; guarde o arquivo em lugar
        seguro.
      </p>
    ),
  },
];
