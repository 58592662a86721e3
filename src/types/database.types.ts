
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  
  "public": {
          Tables: {
            "assinaturas": {
                  Row: {
                    "fim": string | null,"id": string,"inicio": string,"plano": string,"status": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "fim"?: string | null,"id"?: string,"inicio"?: string,"plano"?: string,"status"?: string,"user_id": string
                  }
                  Update: {
                    "fim"?: string | null,"id"?: string,"inicio"?: string,"plano"?: string,"status"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "assinaturas_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"calculos": {
                  Row: {
                    "anulado_em": string | null,"anulado_por": string | null,"autor_id": string,"autor_nome": string,"clinica_id": string,"criado_em": string,"entrada": NonNullable<Json>,"ferramenta": string,"id": string,"interpretacao": string | null,"motivo_da_anulacao": string | null,"paciente_id": string,"prontuario_id": string | null,"proveniencia": NonNullable<Json>,"resultado": NonNullable<Json>,"unidades": NonNullable<Json>,"versao": string
                  }
                  ComputedFields: never
                  Insert: {
                    "anulado_em"?: string | null,"anulado_por"?: string | null,"autor_id": string,"autor_nome": string,"clinica_id": string,"criado_em"?: string,"entrada": NonNullable<Json>,"ferramenta": string,"id"?: string,"interpretacao"?: string | null,"motivo_da_anulacao"?: string | null,"paciente_id": string,"prontuario_id"?: string | null,"proveniencia"?: NonNullable<Json>,"resultado": NonNullable<Json>,"unidades"?: NonNullable<Json>,"versao": string
                  }
                  Update: {
                    "anulado_em"?: string | null,"anulado_por"?: string | null,"autor_id"?: string,"autor_nome"?: string,"clinica_id"?: string,"criado_em"?: string,"entrada"?: NonNullable<Json>,"ferramenta"?: string,"id"?: string,"interpretacao"?: string | null,"motivo_da_anulacao"?: string | null,"paciente_id"?: string,"prontuario_id"?: string | null,"proveniencia"?: NonNullable<Json>,"resultado"?: NonNullable<Json>,"unidades"?: NonNullable<Json>,"versao"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "calculos_anulado_por_fkey"
      columns: ["anulado_por"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "calculos_autor_id_fkey"
      columns: ["autor_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "calculos_clinica_id_fkey"
      columns: ["clinica_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "calculos_prontuario_id_fkey"
      columns: ["prontuario_id"]
isOneToOne: false
      referencedRelation: "prontuarios"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "result_stays_in_the_patients_tenant"
      columns: ["paciente_id","clinica_id"]
isOneToOne: false
      referencedRelation: "pacientes"
      referencedColumns: ["id","clinica_id"]
    }
                  ]
                },"clinica_medicos": {
                  Row: {
                    "ativo": boolean,"atualizado_em": string,"clinica_id": string,"criado_em": string,"id": string,"medico_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "ativo"?: boolean,"atualizado_em"?: string,"clinica_id": string,"criado_em"?: string,"id"?: string,"medico_id": string
                  }
                  Update: {
                    "ativo"?: boolean,"atualizado_em"?: string,"clinica_id"?: string,"criado_em"?: string,"id"?: string,"medico_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "clinica_medicos_clinica_id_fkey"
      columns: ["clinica_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "clinica_medicos_medico_id_fkey"
      columns: ["medico_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"clinica_medicos_eventos": {
                  Row: {
                    "autor_id": string | null,"clinica_id": string,"evento": string,"id": string,"medico_id": string,"ocorrido_em": string
                  }
                  ComputedFields: never
                  Insert: {
                    "autor_id"?: string | null,"clinica_id": string,"evento": string,"id"?: string,"medico_id": string,"ocorrido_em"?: string
                  }
                  Update: {
                    "autor_id"?: string | null,"clinica_id"?: string,"evento"?: string,"id"?: string,"medico_id"?: string,"ocorrido_em"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "clinica_medicos_eventos_autor_id_fkey"
      columns: ["autor_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "clinica_medicos_eventos_clinica_id_fkey"
      columns: ["clinica_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "clinica_medicos_eventos_medico_id_fkey"
      columns: ["medico_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"convites": {
                  Row: {
                    "cancelado_em": string | null,"clinica_id": string,"criado_em": string,"criado_por": string,"email": string | null,"expira_em": string,"id": string,"tipo": string,"token_hash": string,"usado_em": string | null,"usado_por": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "cancelado_em"?: string | null,"clinica_id": string,"criado_em"?: string,"criado_por": string,"email"?: string | null,"expira_em": string,"id"?: string,"tipo": string,"token_hash": string,"usado_em"?: string | null,"usado_por"?: string | null
                  }
                  Update: {
                    "cancelado_em"?: string | null,"clinica_id"?: string,"criado_em"?: string,"criado_por"?: string,"email"?: string | null,"expira_em"?: string,"id"?: string,"tipo"?: string,"token_hash"?: string,"usado_em"?: string | null,"usado_por"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "convites_clinica_id_fkey"
      columns: ["clinica_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "convites_criado_por_fkey"
      columns: ["criado_por"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "convites_usado_por_fkey"
      columns: ["usado_por"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"notificacoes": {
                  Row: {
                    "clinica_id": string | null,"contexto": NonNullable<Json>,"criada_em": string,"deleted": boolean,"id": string,"lida": boolean,"mensagem": string,"tipo": string,"titulo": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "clinica_id"?: string | null,"contexto"?: NonNullable<Json>,"criada_em"?: string,"deleted"?: boolean,"id"?: string,"lida"?: boolean,"mensagem": string,"tipo"?: string,"titulo": string,"user_id": string
                  }
                  Update: {
                    "clinica_id"?: string | null,"contexto"?: NonNullable<Json>,"criada_em"?: string,"deleted"?: boolean,"id"?: string,"lida"?: boolean,"mensagem"?: string,"tipo"?: string,"titulo"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "notificacoes_clinica_id_fkey"
      columns: ["clinica_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "notificacoes_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"pacientes": {
                  Row: {
                    "ativo": boolean,"atualizado_em": string,"atualizado_por": string | null,"bairro": string | null,"busca": string,"cep": string | null,"cidade": string | null,"clinica_id": string,"cns": string | null,"complemento": string | null,"cpf": string | null,"criado_em": string,"criado_por": string,"data_nascimento": string | null,"email": string | null,"id": string,"logradouro": string | null,"medico_responsavel_id": string | null,"naturalidade": string | null,"nome": string,"nome_mae": string | null,"nome_ordem": string,"nome_social": string | null,"numero": string | null,"observacoes": string | null,"sexo": string,"telefone": string | null,"uf": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "ativo"?: boolean,"atualizado_em"?: string,"atualizado_por"?: string | null,"bairro"?: string | null,"busca"?: never,"cep"?: string | null,"cidade"?: string | null,"clinica_id": string,"cns"?: string | null,"complemento"?: string | null,"cpf"?: string | null,"criado_em"?: string,"criado_por": string,"data_nascimento"?: string | null,"email"?: string | null,"id"?: string,"logradouro"?: string | null,"medico_responsavel_id"?: string | null,"naturalidade"?: string | null,"nome": string,"nome_mae"?: string | null,"nome_ordem"?: never,"nome_social"?: string | null,"numero"?: string | null,"observacoes"?: string | null,"sexo"?: string,"telefone"?: string | null,"uf"?: string | null
                  }
                  Update: {
                    "ativo"?: boolean,"atualizado_em"?: string,"atualizado_por"?: string | null,"bairro"?: string | null,"busca"?: never,"cep"?: string | null,"cidade"?: string | null,"clinica_id"?: string,"cns"?: string | null,"complemento"?: string | null,"cpf"?: string | null,"criado_em"?: string,"criado_por"?: string,"data_nascimento"?: string | null,"email"?: string | null,"id"?: string,"logradouro"?: string | null,"medico_responsavel_id"?: string | null,"naturalidade"?: string | null,"nome"?: string,"nome_mae"?: string | null,"nome_ordem"?: never,"nome_social"?: string | null,"numero"?: string | null,"observacoes"?: string | null,"sexo"?: string,"telefone"?: string | null,"uf"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "pacientes_atualizado_por_fkey"
      columns: ["atualizado_por"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "pacientes_clinica_id_fkey"
      columns: ["clinica_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "pacientes_criado_por_fkey"
      columns: ["criado_por"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "pacientes_medico_responsavel_id_fkey"
      columns: ["medico_responsavel_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"perfil_documentos": {
                  Row: {
                    "atualizado_em": string,"cnpj": string | null,"cpf": string | null,"data_nascimento": string | null,"profile_id": string,"telefone": string | null,"tipo": string
                  }
                  ComputedFields: never
                  Insert: {
                    "atualizado_em"?: string,"cnpj"?: string | null,"cpf"?: string | null,"data_nascimento"?: string | null,"profile_id": string,"telefone"?: string | null,"tipo": string
                  }
                  Update: {
                    "atualizado_em"?: string,"cnpj"?: string | null,"cpf"?: string | null,"data_nascimento"?: string | null,"profile_id"?: string,"telefone"?: string | null,"tipo"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "documentos_belong_to_a_profile"
      columns: ["profile_id","tipo"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id","tipo"]
    }
                  ]
                },"profiles": {
                  Row: {
                    "ativo": boolean,"atualizado_em": string,"clinica_id": string | null,"criado_em": string,"crm": string | null,"crm_uf": string | null,"email": string,"especialidade": string | null,"id": string,"nome": string,"permite_atendimento_individual": boolean,"permite_ia": boolean,"permite_relatorios_avancados": boolean,"plano_medico": string,"tipo": string,"user_id": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "ativo"?: boolean,"atualizado_em"?: string,"clinica_id"?: string | null,"criado_em"?: string,"crm"?: string | null,"crm_uf"?: string | null,"email": string,"especialidade"?: string | null,"id": string,"nome": string,"permite_atendimento_individual"?: boolean,"permite_ia"?: boolean,"permite_relatorios_avancados"?: boolean,"plano_medico"?: string,"tipo": string,"user_id"?: never
                  }
                  Update: {
                    "ativo"?: boolean,"atualizado_em"?: string,"clinica_id"?: string | null,"criado_em"?: string,"crm"?: string | null,"crm_uf"?: string | null,"email"?: string,"especialidade"?: string | null,"id"?: string,"nome"?: string,"permite_atendimento_individual"?: boolean,"permite_ia"?: boolean,"permite_relatorios_avancados"?: boolean,"plano_medico"?: string,"tipo"?: string,"user_id"?: never
                  }
                  Relationships: [
                    {
      foreignKeyName: "profiles_clinica_id_fkey"
      columns: ["clinica_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"prontuarios": {
                  Row: {
                    "adendo_de": string | null,"altura_cm": number | null,"atualizado_em": string,"autor_crm": string | null,"autor_crm_uf": string | null,"autor_especialidade": string | null,"autor_id": string,"autor_nome": string,"avaliacao": string,"clinica_id": string,"corrige_id": string | null,"criado_em": string,"dor": number | null,"entrada_id": string,"finalizado_em": string | null,"frequencia_cardiaca": number | null,"frequencia_respiratoria": number | null,"glicemia": number | null,"id": string,"motivo_correcao": string | null,"objetivo": string,"ocorrido_em": string,"paciente_id": string,"peso_kg": number | null,"plano": string,"pressao_diastolica": number | null,"pressao_sistolica": number | null,"revisao": number,"saturacao": number | null,"status": string,"subjetivo": string,"substituido_por": string | null,"temperatura": number | null,"versao": number
                  }
                  ComputedFields: never
                  Insert: {
                    "adendo_de"?: string | null,"altura_cm"?: number | null,"atualizado_em"?: string,"autor_crm"?: string | null,"autor_crm_uf"?: string | null,"autor_especialidade"?: string | null,"autor_id": string,"autor_nome": string,"avaliacao"?: string,"clinica_id": string,"corrige_id"?: string | null,"criado_em"?: string,"dor"?: number | null,"entrada_id": string,"finalizado_em"?: string | null,"frequencia_cardiaca"?: number | null,"frequencia_respiratoria"?: number | null,"glicemia"?: number | null,"id"?: string,"motivo_correcao"?: string | null,"objetivo"?: string,"ocorrido_em"?: string,"paciente_id": string,"peso_kg"?: number | null,"plano"?: string,"pressao_diastolica"?: number | null,"pressao_sistolica"?: number | null,"revisao"?: number,"saturacao"?: number | null,"status"?: string,"subjetivo"?: string,"substituido_por"?: string | null,"temperatura"?: number | null,"versao"?: number
                  }
                  Update: {
                    "adendo_de"?: string | null,"altura_cm"?: number | null,"atualizado_em"?: string,"autor_crm"?: string | null,"autor_crm_uf"?: string | null,"autor_especialidade"?: string | null,"autor_id"?: string,"autor_nome"?: string,"avaliacao"?: string,"clinica_id"?: string,"corrige_id"?: string | null,"criado_em"?: string,"dor"?: number | null,"entrada_id"?: string,"finalizado_em"?: string | null,"frequencia_cardiaca"?: number | null,"frequencia_respiratoria"?: number | null,"glicemia"?: number | null,"id"?: string,"motivo_correcao"?: string | null,"objetivo"?: string,"ocorrido_em"?: string,"paciente_id"?: string,"peso_kg"?: number | null,"plano"?: string,"pressao_diastolica"?: number | null,"pressao_sistolica"?: number | null,"revisao"?: number,"saturacao"?: number | null,"status"?: string,"subjetivo"?: string,"substituido_por"?: string | null,"temperatura"?: number | null,"versao"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "entry_stays_in_the_patients_tenant"
      columns: ["paciente_id","clinica_id"]
isOneToOne: false
      referencedRelation: "pacientes"
      referencedColumns: ["id","clinica_id"]
    },{
      foreignKeyName: "prontuarios_adendo_de_fkey"
      columns: ["adendo_de"]
isOneToOne: false
      referencedRelation: "prontuarios"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "prontuarios_autor_id_fkey"
      columns: ["autor_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "prontuarios_clinica_id_fkey"
      columns: ["clinica_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "prontuarios_corrige_id_fkey"
      columns: ["corrige_id"]
isOneToOne: false
      referencedRelation: "prontuarios"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "prontuarios_substituido_por_fkey"
      columns: ["substituido_por"]
isOneToOne: false
      referencedRelation: "prontuarios"
      referencedColumns: ["id"]
    }
                  ]
                },"resumos_clinicos": {
                  Row: {
                    "alergias": (string)[],"alertas": (string)[],"atualizado_em": string,"atualizado_por": string,"clinica_id": string,"nega_alergias": boolean,"paciente_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "alergias"?: (string)[],"alertas"?: (string)[],"atualizado_em"?: string,"atualizado_por": string,"clinica_id": string,"nega_alergias"?: boolean,"paciente_id": string
                  }
                  Update: {
                    "alergias"?: (string)[],"alertas"?: (string)[],"atualizado_em"?: string,"atualizado_por"?: string,"clinica_id"?: string,"nega_alergias"?: boolean,"paciente_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "resumos_clinicos_atualizado_por_fkey"
      columns: ["atualizado_por"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "resumos_clinicos_clinica_id_fkey"
      columns: ["clinica_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "summary_stays_in_the_patients_tenant"
      columns: ["paciente_id","clinica_id"]
isOneToOne: false
      referencedRelation: "pacientes"
      referencedColumns: ["id","clinica_id"]
    }
                  ]
                },"termos_aceite": {
                  Row: {
                    "aceito_em": string,"documento": string,"id": string,"user_id": string,"versao": string
                  }
                  ComputedFields: never
                  Insert: {
                    "aceito_em"?: string,"documento": string,"id"?: string,"user_id": string,"versao": string
                  }
                  Update: {
                    "aceito_em"?: string,"documento"?: string,"id"?: string,"user_id"?: string,"versao"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "termos_aceite_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                }
          }
          Views: {
            [_ in never]: never
          }
          Functions: {
            "abrir_correcao":
{ Args: { "p_motivo": string,"p_prontuario": string }; Returns: string
                           },
"abrir_tentativa_login":
{ Args: { "p_email": string }; Returns: string
                           },
"aceitar_convite":
{ Args: { "p_token": string }; Returns: string
                           },
"atualizar_perfil":
{ Args: { "p_dados": Json }; Returns: Json
                           },
"buscar_medicos":
{ Args: { "p_limite"?: number,"p_termo": string }; Returns: {
              "crm": string,"crm_uf": string,"email": string,"especialidade": string,"id": string,"nome": string
            }[]
                           },
"buscar_pacientes":
{ Args: { "p_apos_id"?: string,"p_apos_nome"?: string,"p_clinica"?: string,"p_limite"?: number,"p_termo"?: string }; Returns: {
              "ativo": boolean,"clinica_id": string,"cns": string,"cpf": string,"data_nascimento": string,"id": string,"nome": string,"nome_ordem": string,"nome_social": string,"sexo": string,"telefone": string
            }[]
                           },
"conferir_registro":
{ Args: { "p_cnpj"?: string,"p_cpf"?: string,"p_crm"?: string,"p_crm_uf"?: string,"p_email": string,"p_tipo": string }; Returns: (string)[]
                           },
"consultar_convite":
{ Args: { "p_token": string }; Returns: {
              "clinica_nome": string,"expira_em": string,"tipo": string,"valido": boolean
            }[]
                           },
"criar_convite":
{ Args: { "p_email"?: string,"p_tipo": string,"p_validade_dias"?: number }; Returns: {
              "expira_em": string,"id": string,"token": string
            }[]
                           },
"definir_equipe_ativa":
{ Args: { "p_ativo": boolean,"p_pessoa": string }; Returns: string
                           },
"encerrar_tentativas_login":
{ Args: { "p_email": string }; Returns: undefined
                           },
"pacientes_semelhantes":
{ Args: { "p_clinica": string,"p_cns"?: string,"p_cpf"?: string,"p_data_nascimento"?: string,"p_exceto"?: string,"p_nome": string,"p_telefone"?: string }; Returns: {
              "cpf": string,"data_nascimento": string,"id": string,"motivo": string,"nome": string,"nome_social": string,"telefone": string
            }[]
                           },
"usuario_atual":
{ Args: Record<PropertyKey, never>; Returns: Json
                           }
          }
          Enums: {
            [_ in never]: never
          }
          CompositeTypes: {
            [_ in never]: never
          }
        }
}

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
  ? (DefaultSchema["Tables"] & DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
      Row: infer R
    }
    ? R
    : never
  : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
  ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
      Insert: infer I
    }
    ? I
    : never
  : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
  ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
      Update: infer U
    }
    ? U
    : never
  : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never = never
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
  ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
  : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never = never
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
  ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
  : never

export const Constants = {
  "public": {
          Enums: {
            
          }
        }
} as const
