// Made from docs/openapi.json by `npm run documents`.

interface Refusal {
  content: {
    "application/json": components["schemas"]["Error"];
  };
}

export interface paths {
  "/auth/v1/spaces/{spaceId}/login/oauth2/{provider}": {
    /** Login entry, by navigation: leads to the provider */
    get: {
      parameters: {
        path: {
          spaceId: string;
          provider: string;
        };
      };
      responses: {
        302: {
          content?: never;
        };
        400: Refusal;
        404: Refusal;
        429: Refusal;
        500: Refusal;
        503: Refusal;
      };
    };
  };
  "/auth/v1/spaces/{spaceId}/login/oauth2/{provider}/callback": {
    /** Where the provider sends the browser back to: leads to the callbackUrl */
    get: {
      parameters: {
        path: {
          spaceId: string;
          provider: string;
        };
      };
      responses: {
        302: {
          content?: never;
        };
        400: Refusal;
        404: Refusal;
        429: Refusal;
        500: Refusal;
        503: Refusal;
      };
    };
  };
  "/auth/v1/spaces/{spaceId}/oauth/token": {
    /** Token exchange */
    post: {
      parameters: {
        path: {
          spaceId: string;
        };
      };
      requestBody: {
        content: {
          "application/json": {
            exchangeToken: string;
          };
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["TokenResponse"];
          };
        };
        400: Refusal;
        401: Refusal;
        413: Refusal;
        415: Refusal;
        422: Refusal;
        429: Refusal;
        500: Refusal;
        503: Refusal;
      };
    };
    /** Logout */
    delete: {
      parameters: {
        path: {
          spaceId: string;
        };
      };
      requestBody?: {
        content: {
          "application/json": {
            refreshToken?: string;
          };
        };
      };
      responses: {
        204: {
          content?: never;
        };
        400: Refusal;
        401: Refusal;
        413: Refusal;
        415: Refusal;
        422: Refusal;
        429: Refusal;
        500: Refusal;
        503: Refusal;
      };
    };
  };
  "/auth/v1/spaces/{spaceId}/oauth/refresh": {
    /** Token renewal */
    post: {
      parameters: {
        path: {
          spaceId: string;
        };
      };
      requestBody: {
        content: {
          "application/json": {
            refreshToken: string;
          };
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["TokenResponse"];
          };
        };
        400: Refusal;
        401: Refusal;
        413: Refusal;
        415: Refusal;
        422: Refusal;
        429: Refusal;
        500: Refusal;
        503: Refusal;
      };
    };
  };
  "/acma/v1/me": {
    /** Own profile */
    get: {
      parameters: {
        
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ServiceUser"];
          };
        };
        400: Refusal;
        401: Refusal;
        429: Refusal;
        500: Refusal;
        503: Refusal;
      };
    };
    /** Update own profile */
    patch: {
      parameters: {
        header?: {
          "X-Service-Version"?: number;
        };
      };
      requestBody: {
        content: {
          "application/json": {
            nickname?: string;
            avatarUrl?: (string | null);
          };
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ServiceUser"];
          };
        };
        400: Refusal;
        401: Refusal;
        403: Refusal;
        404: Refusal;
        409: Refusal;
        413: Refusal;
        415: Refusal;
        422: Refusal;
        429: Refusal;
        500: Refusal;
        503: Refusal;
      };
    };
  };
  "/acma/v1/spaces/{spaceId}/content-types/{contentTypeId}/contents": {
    /** List Content of a type */
    get: {
      parameters: {
        path: {
          spaceId: string;
          contentTypeId: string;
        };
        query?: {
          limit?: number;
          skip?: number;
          include?: number;
          next?: string;
          prev?: string;
          order?: string;
          select?: string;
          conditions?: { [name: string]: string };
        };
        header?: {
          "X-Service-Advanced-Search"?: "true";
        };
      };
      responses: {
        200: {
          content: {
            "application/json": {
              sys: {
                type: "TotalPageResponse";
              };
              limit: number;
              totalCount: number;
              items: components["schemas"]["Content"][];
              links: {
                self: string;
                next?: string;
                prev?: string;
              };
            };
          };
        };
        400: Refusal;
        401: Refusal;
        403: Refusal;
        404: Refusal;
        422: Refusal;
        429: Refusal;
        500: Refusal;
        503: Refusal;
      };
    };
    /** Create Content, published at once */
    post: {
      parameters: {
        path: {
          spaceId: string;
          contentTypeId: string;
        };
      };
      requestBody: {
        content: {
          "application/json": {
            fields: { [name: string]: unknown };
            metadata?: {
              tags?: {
                sys: {
                  id: string;
                  type: "Refer";
                  targetType: "Tag";
                };
              }[];
            };
          };
        };
      };
      responses: {
        201: {
          content: {
            "application/json": components["schemas"]["Content"];
          };
        };
        400: Refusal;
        401: Refusal;
        403: Refusal;
        404: Refusal;
        413: Refusal;
        415: Refusal;
        422: Refusal;
        429: Refusal;
        500: Refusal;
        503: Refusal;
      };
    };
  };
  "/acma/v1/spaces/{spaceId}/contents": {
    /** List Content of every type */
    get: {
      parameters: {
        path: {
          spaceId: string;
        };
        query?: {
          limit?: number;
          skip?: number;
          include?: number;
          next?: string;
          prev?: string;
          order?: string;
          select?: string;
          conditions?: { [name: string]: string };
        };
        header?: {
          "X-Service-Advanced-Search"?: "true";
        };
      };
      responses: {
        200: {
          content: {
            "application/json": {
              sys: {
                type: "TotalPageResponse";
              };
              limit: number;
              totalCount: number;
              items: components["schemas"]["Content"][];
              links: {
                self: string;
                next?: string;
                prev?: string;
              };
            };
          };
        };
        400: Refusal;
        401: Refusal;
        403: Refusal;
        404: Refusal;
        422: Refusal;
        429: Refusal;
        500: Refusal;
        503: Refusal;
      };
    };
  };
  "/acma/v1/spaces/{spaceId}/contents/{contentId}": {
    /** Read Content */
    get: {
      parameters: {
        path: {
          spaceId: string;
          contentId: string;
        };
        query?: {
          include?: number;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Content"];
          };
        };
        400: Refusal;
        401: Refusal;
        404: Refusal;
        422: Refusal;
        429: Refusal;
        500: Refusal;
        503: Refusal;
      };
    };
    /** Update Content, whole */
    put: {
      parameters: {
        path: {
          spaceId: string;
          contentId: string;
        };
        header?: {
          "X-Service-Version"?: number;
        };
      };
      requestBody: {
        content: {
          "application/json": {
            fields: { [name: string]: unknown };
            metadata?: {
              tags?: {
                sys: {
                  id: string;
                  type: "Refer";
                  targetType: "Tag";
                };
              }[];
            };
          };
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Content"];
          };
        };
        400: Refusal;
        401: Refusal;
        403: Refusal;
        404: Refusal;
        409: Refusal;
        413: Refusal;
        415: Refusal;
        422: Refusal;
        429: Refusal;
        500: Refusal;
        503: Refusal;
      };
    };
    /** Delete Content, unpublished by itself */
    delete: {
      parameters: {
        path: {
          spaceId: string;
          contentId: string;
        };
      };
      responses: {
        204: {
          content?: never;
        };
        400: Refusal;
        401: Refusal;
        403: Refusal;
        404: Refusal;
        429: Refusal;
        500: Refusal;
        503: Refusal;
      };
    };
  };
  "/acma/v1/spaces/{spaceId}/media": {
    /** List Media */
    get: {
      parameters: {
        path: {
          spaceId: string;
        };
        query?: {
          limit?: number;
          skip?: number;
          include?: number;
          next?: string;
          prev?: string;
          order?: string;
          select?: string;
          conditions?: { [name: string]: string };
        };
        header?: {
          "X-Service-Advanced-Search"?: "true";
        };
      };
      responses: {
        200: {
          content: {
            "application/json": {
              sys: {
                type: "TotalPageResponse";
              };
              limit: number;
              totalCount: number;
              items: components["schemas"]["Media"][];
              links: {
                self: string;
                next?: string;
                prev?: string;
              };
            };
          };
        };
        400: Refusal;
        401: Refusal;
        403: Refusal;
        404: Refusal;
        422: Refusal;
        429: Refusal;
        500: Refusal;
        503: Refusal;
      };
    };
    /** Create Media of an Upload, published at once; its file is then processed */
    post: {
      parameters: {
        path: {
          spaceId: string;
        };
      };
      requestBody: {
        content: {
          "application/json": {
            fields: {
              title?: { [name: string]: unknown };
              description?: { [name: string]: unknown };
              file?: { [name: string]: ({
                fileName: string;
                contentType: string;
                mimeGroups: ("Image" | "Video" | "Audio" | "Document" | "Archive" | "Text" | "Other")[];
                state: "PENDING";
                upload: string;
              } | {
                state: "PROCESSING" | "PROCESSED" | "FAILED";
              }) };
            };
            metadata?: {
              tags?: {
                sys: {
                  id: string;
                  type: "Refer";
                  targetType: "Tag";
                };
              }[];
            };
          };
        };
      };
      responses: {
        201: {
          content: {
            "application/json": components["schemas"]["Media"];
          };
        };
        400: Refusal;
        401: Refusal;
        403: Refusal;
        404: Refusal;
        409: Refusal;
        413: Refusal;
        415: Refusal;
        422: Refusal;
        429: Refusal;
        500: Refusal;
        503: Refusal;
      };
    };
  };
  "/acma/v1/spaces/{spaceId}/media/{mediaId}": {
    /** Read Media */
    get: {
      parameters: {
        path: {
          spaceId: string;
          mediaId: string;
        };
        query?: {
          include?: number;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Media"];
          };
        };
        400: Refusal;
        401: Refusal;
        404: Refusal;
        422: Refusal;
        429: Refusal;
        500: Refusal;
        503: Refusal;
      };
    };
    /** Update Media; without fields.file its files stay */
    put: {
      parameters: {
        path: {
          spaceId: string;
          mediaId: string;
        };
        header?: {
          "X-Service-Version"?: number;
        };
      };
      requestBody: {
        content: {
          "application/json": {
            fields: {
              title?: { [name: string]: unknown };
              description?: { [name: string]: unknown };
              file?: { [name: string]: ({
                fileName: string;
                contentType: string;
                mimeGroups: ("Image" | "Video" | "Audio" | "Document" | "Archive" | "Text" | "Other")[];
                state: "PENDING";
                upload: string;
              } | {
                state: "PROCESSING" | "PROCESSED" | "FAILED";
              }) };
            };
            metadata?: {
              tags?: {
                sys: {
                  id: string;
                  type: "Refer";
                  targetType: "Tag";
                };
              }[];
            };
          };
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Media"];
          };
        };
        400: Refusal;
        401: Refusal;
        403: Refusal;
        404: Refusal;
        409: Refusal;
        413: Refusal;
        415: Refusal;
        422: Refusal;
        429: Refusal;
        500: Refusal;
        503: Refusal;
      };
    };
    /** Delete Media and its files */
    delete: {
      parameters: {
        path: {
          spaceId: string;
          mediaId: string;
        };
      };
      responses: {
        204: {
          content?: never;
        };
        400: Refusal;
        401: Refusal;
        403: Refusal;
        404: Refusal;
        429: Refusal;
        500: Refusal;
        503: Refusal;
      };
    };
  };
  "/cma/v1/me": {
    /** Own profile */
    get: {
      parameters: {
        
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["User"];
          };
        };
        400: Refusal;
        401: Refusal;
        429: Refusal;
        500: Refusal;
        503: Refusal;
      };
    };
  };
  "/cma/v1/me/space-memberships": {
    /** List own Space Memberships */
    get: {
      parameters: {
        query?: {
          limit?: number;
          skip?: number;
          include?: number;
          next?: string;
          prev?: string;
          order?: string;
          select?: string;
          conditions?: { [name: string]: string };
        };
      };
      responses: {
        200: {
          content: {
            "application/json": {
              sys: {
                type: "TotalPageResponse";
              };
              limit: number;
              totalCount: number;
              items: components["schemas"]["SpaceMembership"][];
              links: {
                self: string;
                next?: string;
                prev?: string;
              };
            };
          };
        };
        400: Refusal;
        401: Refusal;
        404: Refusal;
        422: Refusal;
        429: Refusal;
        500: Refusal;
        503: Refusal;
      };
    };
  };
  "/cma/v1/users": {
    /** Find a user by the exact address: email=… */
    get: {
      parameters: {
        query?: {
          limit?: number;
          skip?: number;
          include?: number;
          next?: string;
          prev?: string;
          order?: string;
          select?: string;
          conditions?: { [name: string]: string };
        };
      };
      responses: {
        200: {
          content: {
            "application/json": {
              sys: {
                type: "TotalPageResponse";
              };
              limit: number;
              totalCount: number;
              items: components["schemas"]["User"][];
              links: {
                self: string;
                next?: string;
                prev?: string;
              };
            };
          };
        };
        400: Refusal;
        401: Refusal;
        404: Refusal;
        422: Refusal;
        429: Refusal;
        500: Refusal;
        503: Refusal;
      };
    };
  };
  "/cma/v1/spaces/{spaceId}/space-roles": {
    /** List the SpaceRoles of a Space */
    get: {
      parameters: {
        path: {
          spaceId: string;
        };
        query?: {
          limit?: number;
          skip?: number;
          include?: number;
          next?: string;
          prev?: string;
          order?: string;
          select?: string;
          conditions?: { [name: string]: string };
        };
      };
      responses: {
        200: {
          content: {
            "application/json": {
              sys: {
                type: "TotalPageResponse";
              };
              limit: number;
              totalCount: number;
              items: components["schemas"]["SpaceRole"][];
              links: {
                self: string;
                next?: string;
                prev?: string;
              };
            };
          };
        };
        400: Refusal;
        401: Refusal;
        404: Refusal;
        422: Refusal;
        429: Refusal;
        500: Refusal;
        503: Refusal;
      };
    };
  };
  "/cma/v1/spaces/{spaceId}/space-memberships": {
    /** List the members of a Space */
    get: {
      parameters: {
        path: {
          spaceId: string;
        };
        query?: {
          limit?: number;
          skip?: number;
          include?: number;
          next?: string;
          prev?: string;
          order?: string;
          select?: string;
          conditions?: { [name: string]: string };
        };
      };
      responses: {
        200: {
          content: {
            "application/json": {
              sys: {
                type: "TotalPageResponse";
              };
              limit: number;
              totalCount: number;
              items: components["schemas"]["SpaceMembership"][];
              links: {
                self: string;
                next?: string;
                prev?: string;
              };
            };
          };
        };
        400: Refusal;
        401: Refusal;
        404: Refusal;
        422: Refusal;
        429: Refusal;
        500: Refusal;
        503: Refusal;
      };
    };
    /** Add a member: a user that exists */
    post: {
      parameters: {
        path: {
          spaceId: string;
        };
      };
      requestBody: {
        content: {
          "application/json": {
            user: {
              sys: {
                id: string;
                type: "Refer";
                targetType: "User";
              };
            };
            roles: {
              sys: {
                id: string;
                type: "Refer";
                targetType: "SpaceRole";
              };
            }[];
          };
        };
      };
      responses: {
        201: {
          content: {
            "application/json": components["schemas"]["SpaceMembership"];
          };
        };
        400: Refusal;
        401: Refusal;
        403: Refusal;
        404: Refusal;
        409: Refusal;
        413: Refusal;
        415: Refusal;
        422: Refusal;
        429: Refusal;
        500: Refusal;
        503: Refusal;
      };
    };
  };
  "/cma/v1/spaces/{spaceId}/space-memberships/{membershipId}": {
    /** Read a Space Membership */
    get: {
      parameters: {
        path: {
          spaceId: string;
          membershipId: string;
        };
        query?: {
          include?: number;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["SpaceMembership"];
          };
        };
        400: Refusal;
        401: Refusal;
        404: Refusal;
        429: Refusal;
        500: Refusal;
        503: Refusal;
      };
    };
    /** Update the roles of a member */
    put: {
      parameters: {
        path: {
          spaceId: string;
          membershipId: string;
        };
        header: {
          "X-Service-Version": number;
        };
      };
      requestBody: {
        content: {
          "application/json": {
            roles: {
              sys: {
                id: string;
                type: "Refer";
                targetType: "SpaceRole";
              };
            }[];
          };
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["SpaceMembership"];
          };
        };
        400: Refusal;
        401: Refusal;
        403: Refusal;
        404: Refusal;
        409: Refusal;
        413: Refusal;
        415: Refusal;
        422: Refusal;
        428: Refusal;
        429: Refusal;
        500: Refusal;
        503: Refusal;
      };
    };
    /** Update the roles of a member */
    patch: {
      parameters: {
        path: {
          spaceId: string;
          membershipId: string;
        };
        header: {
          "X-Service-Version": number;
        };
      };
      requestBody: {
        content: {
          "application/json": {
            roles: {
              sys: {
                id: string;
                type: "Refer";
                targetType: "SpaceRole";
              };
            }[];
          };
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["SpaceMembership"];
          };
        };
        400: Refusal;
        401: Refusal;
        403: Refusal;
        404: Refusal;
        409: Refusal;
        413: Refusal;
        415: Refusal;
        422: Refusal;
        428: Refusal;
        429: Refusal;
        500: Refusal;
        503: Refusal;
      };
    };
    /** Remove a member */
    delete: {
      parameters: {
        path: {
          spaceId: string;
          membershipId: string;
        };
      };
      responses: {
        204: {
          content?: never;
        };
        400: Refusal;
        401: Refusal;
        403: Refusal;
        404: Refusal;
        409: Refusal;
        429: Refusal;
        500: Refusal;
        503: Refusal;
      };
    };
  };
  "/cma/v1/spaces/{spaceId}/content-types": {
    /** List Content Types */
    get: {
      parameters: {
        path: {
          spaceId: string;
        };
        query?: {
          limit?: number;
          skip?: number;
          include?: number;
          next?: string;
          prev?: string;
          order?: string;
          select?: string;
          conditions?: { [name: string]: string };
        };
      };
      responses: {
        200: {
          content: {
            "application/json": {
              sys: {
                type: "TotalPageResponse";
              };
              limit: number;
              totalCount: number;
              items: components["schemas"]["ContentType"][];
              links: {
                self: string;
                next?: string;
                prev?: string;
              };
            };
          };
        };
        400: Refusal;
        401: Refusal;
        404: Refusal;
        422: Refusal;
        429: Refusal;
        500: Refusal;
        503: Refusal;
      };
    };
    /** Create a Content Type, as a draft */
    post: {
      parameters: {
        path: {
          spaceId: string;
        };
      };
      requestBody: {
        content: {
          "application/json": {
            name: string;
            displayField: string;
            fields: {
              apiName: string;
              name: string;
              type: "Text" | "LongText" | "RichText" | "Integer" | "Number" | "Boolean" | "Date" | "Location" | "Json" | "Refer" | "Array";
              required?: boolean;
              localized?: boolean;
              searchable?: boolean;
              time?: boolean;
              target?: {
                targetType: "Content" | "Media";
                contentType?: string;
              };
              items?: ({
                type: "Text";
              } | {
                type: "Refer";
                target: {
                  targetType: "Content" | "Media";
                  contentType?: string;
                };
              });
              validations?: {
                min?: number;
                max?: number;
                minLength?: number;
                maxLength?: number;
                pattern?: string;
                in?: string[];
              };
              help?: string;
            }[];
            id?: string;
          };
        };
      };
      responses: {
        201: {
          content: {
            "application/json": components["schemas"]["ContentType"];
          };
        };
        400: Refusal;
        401: Refusal;
        403: Refusal;
        404: Refusal;
        413: Refusal;
        415: Refusal;
        422: Refusal;
        429: Refusal;
        500: Refusal;
        503: Refusal;
      };
    };
  };
  "/cma/v1/spaces/{spaceId}/content-types/{contentTypeId}": {
    /** Read a Content Type */
    get: {
      parameters: {
        path: {
          spaceId: string;
          contentTypeId: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ContentType"];
          };
        };
        400: Refusal;
        401: Refusal;
        404: Refusal;
        429: Refusal;
        500: Refusal;
        503: Refusal;
      };
    };
    /** Change a Content Type, whole */
    put: {
      parameters: {
        path: {
          spaceId: string;
          contentTypeId: string;
        };
        header: {
          "X-Service-Version": number;
        };
      };
      requestBody: {
        content: {
          "application/json": {
            name: string;
            displayField: string;
            fields: {
              apiName: string;
              name: string;
              type: "Text" | "LongText" | "RichText" | "Integer" | "Number" | "Boolean" | "Date" | "Location" | "Json" | "Refer" | "Array";
              required?: boolean;
              localized?: boolean;
              searchable?: boolean;
              time?: boolean;
              target?: {
                targetType: "Content" | "Media";
                contentType?: string;
              };
              items?: ({
                type: "Text";
              } | {
                type: "Refer";
                target: {
                  targetType: "Content" | "Media";
                  contentType?: string;
                };
              });
              validations?: {
                min?: number;
                max?: number;
                minLength?: number;
                maxLength?: number;
                pattern?: string;
                in?: string[];
              };
              help?: string;
            }[];
          };
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ContentType"];
          };
        };
        400: Refusal;
        401: Refusal;
        403: Refusal;
        404: Refusal;
        409: Refusal;
        413: Refusal;
        415: Refusal;
        422: Refusal;
        428: Refusal;
        429: Refusal;
        500: Refusal;
        503: Refusal;
      };
    };
  };
  "/cma/v1/spaces/{spaceId}/content-types/{contentTypeId}/published": {
    /** Publish a Content Type: members write by this version from here on */
    put: {
      parameters: {
        path: {
          spaceId: string;
          contentTypeId: string;
        };
        header: {
          "X-Service-Version": number;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ContentType"];
          };
        };
        400: Refusal;
        401: Refusal;
        403: Refusal;
        404: Refusal;
        409: Refusal;
        422: Refusal;
        428: Refusal;
        429: Refusal;
        500: Refusal;
        503: Refusal;
      };
    };
  };
  "/cma/v1/spaces/{spaceId}/service-login": {
    /** Read the ServiceLogin */
    get: {
      parameters: {
        path: {
          spaceId: string;
        };
        query?: {
          include?: number;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ServiceLogin"];
          };
        };
        400: Refusal;
        401: Refusal;
        404: Refusal;
        429: Refusal;
        500: Refusal;
        503: Refusal;
      };
    };
    /** Update the ServiceLogin, whole */
    put: {
      parameters: {
        path: {
          spaceId: string;
        };
        header: {
          "X-Service-Version": number;
        };
      };
      requestBody: {
        content: {
          "application/json": {
            callbackUrl: string;
            providers: string[];
            defaultRole: {
              sys: {
                id: string;
                type: "Refer";
                targetType: "ServiceUserRole";
              };
            };
          };
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ServiceLogin"];
          };
        };
        400: Refusal;
        401: Refusal;
        403: Refusal;
        404: Refusal;
        409: Refusal;
        413: Refusal;
        415: Refusal;
        422: Refusal;
        428: Refusal;
        429: Refusal;
        500: Refusal;
        503: Refusal;
      };
    };
  };
  "/cma/v1/spaces/{spaceId}/service-user-roles": {
    /** List ServiceUserRoles */
    get: {
      parameters: {
        path: {
          spaceId: string;
        };
        query?: {
          limit?: number;
          skip?: number;
          include?: number;
          next?: string;
          prev?: string;
          order?: string;
          select?: string;
          conditions?: { [name: string]: string };
        };
      };
      responses: {
        200: {
          content: {
            "application/json": {
              sys: {
                type: "TotalPageResponse";
              };
              limit: number;
              totalCount: number;
              items: components["schemas"]["ServiceUserRole"][];
              links: {
                self: string;
                next?: string;
                prev?: string;
              };
            };
          };
        };
        400: Refusal;
        401: Refusal;
        404: Refusal;
        422: Refusal;
        429: Refusal;
        500: Refusal;
        503: Refusal;
      };
    };
    /** Create a ServiceUserRole */
    post: {
      parameters: {
        path: {
          spaceId: string;
        };
      };
      requestBody: {
        content: {
          "application/json": {
            name: string;
            rules: {
              resource: "Content" | "Media";
              contentType?: string;
              actions: ("read" | "create" | "update" | "delete")[];
              createdBy?: ":self";
            }[];
            id?: string;
          };
        };
      };
      responses: {
        201: {
          content: {
            "application/json": components["schemas"]["ServiceUserRole"];
          };
        };
        400: Refusal;
        401: Refusal;
        403: Refusal;
        404: Refusal;
        413: Refusal;
        415: Refusal;
        422: Refusal;
        429: Refusal;
        500: Refusal;
        503: Refusal;
      };
    };
  };
  "/cma/v1/spaces/{spaceId}/service-user-roles/{serviceUserRoleId}": {
    /** Read a ServiceUserRole */
    get: {
      parameters: {
        path: {
          spaceId: string;
          serviceUserRoleId: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ServiceUserRole"];
          };
        };
        400: Refusal;
        401: Refusal;
        404: Refusal;
        429: Refusal;
        500: Refusal;
        503: Refusal;
      };
    };
    /** Update a ServiceUserRole, whole */
    put: {
      parameters: {
        path: {
          spaceId: string;
          serviceUserRoleId: string;
        };
        header: {
          "X-Service-Version": number;
        };
      };
      requestBody: {
        content: {
          "application/json": {
            name: string;
            rules: {
              resource: "Content" | "Media";
              contentType?: string;
              actions: ("read" | "create" | "update" | "delete")[];
              createdBy?: ":self";
            }[];
          };
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ServiceUserRole"];
          };
        };
        400: Refusal;
        401: Refusal;
        403: Refusal;
        404: Refusal;
        409: Refusal;
        413: Refusal;
        415: Refusal;
        422: Refusal;
        428: Refusal;
        429: Refusal;
        500: Refusal;
        503: Refusal;
      };
    };
  };
  "/acda/v1/spaces/{spaceId}/content-types/{contentTypeId}/contents": {
    /** List Content of a type */
    get: {
      parameters: {
        path: {
          spaceId: string;
          contentTypeId: string;
        };
        query?: {
          limit?: number;
          skip?: number;
          include?: number;
          next?: string;
          prev?: string;
          order?: string;
          select?: string;
          conditions?: { [name: string]: string };
        };
        header?: {
          "X-Service-Advanced-Search"?: "true";
        };
      };
      responses: {
        200: {
          content: {
            "application/json": {
              sys: {
                type: "TotalPageResponse";
              };
              limit: number;
              totalCount: number;
              items: components["schemas"]["Content"][];
              links: {
                self: string;
                next?: string;
                prev?: string;
              };
            };
          };
        };
        400: Refusal;
        401: Refusal;
        403: Refusal;
        404: Refusal;
        422: Refusal;
        429: Refusal;
        500: Refusal;
        503: Refusal;
      };
    };
  };
  "/acda/v1/spaces/{spaceId}/contents": {
    /** List Content of every type */
    get: {
      parameters: {
        path: {
          spaceId: string;
        };
        query?: {
          limit?: number;
          skip?: number;
          include?: number;
          next?: string;
          prev?: string;
          order?: string;
          select?: string;
          conditions?: { [name: string]: string };
        };
        header?: {
          "X-Service-Advanced-Search"?: "true";
        };
      };
      responses: {
        200: {
          content: {
            "application/json": {
              sys: {
                type: "TotalPageResponse";
              };
              limit: number;
              totalCount: number;
              items: components["schemas"]["Content"][];
              links: {
                self: string;
                next?: string;
                prev?: string;
              };
            };
          };
        };
        400: Refusal;
        401: Refusal;
        403: Refusal;
        404: Refusal;
        422: Refusal;
        429: Refusal;
        500: Refusal;
        503: Refusal;
      };
    };
  };
  "/acda/v1/spaces/{spaceId}/contents/{contentId}": {
    /** Read Content */
    get: {
      parameters: {
        path: {
          spaceId: string;
          contentId: string;
        };
        query?: {
          include?: number;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Content"];
          };
        };
        400: Refusal;
        401: Refusal;
        404: Refusal;
        422: Refusal;
        429: Refusal;
        500: Refusal;
        503: Refusal;
      };
    };
  };
  "/acda/v1/spaces/{spaceId}/media": {
    /** List Media */
    get: {
      parameters: {
        path: {
          spaceId: string;
        };
        query?: {
          limit?: number;
          skip?: number;
          include?: number;
          next?: string;
          prev?: string;
          order?: string;
          select?: string;
          conditions?: { [name: string]: string };
        };
        header?: {
          "X-Service-Advanced-Search"?: "true";
        };
      };
      responses: {
        200: {
          content: {
            "application/json": {
              sys: {
                type: "TotalPageResponse";
              };
              limit: number;
              totalCount: number;
              items: components["schemas"]["Media"][];
              links: {
                self: string;
                next?: string;
                prev?: string;
              };
            };
          };
        };
        400: Refusal;
        401: Refusal;
        403: Refusal;
        404: Refusal;
        422: Refusal;
        429: Refusal;
        500: Refusal;
        503: Refusal;
      };
    };
  };
  "/acda/v1/spaces/{spaceId}/media/{mediaId}": {
    /** Read Media */
    get: {
      parameters: {
        path: {
          spaceId: string;
          mediaId: string;
        };
        query?: {
          include?: number;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Media"];
          };
        };
        400: Refusal;
        401: Refusal;
        404: Refusal;
        422: Refusal;
        429: Refusal;
        500: Refusal;
        503: Refusal;
      };
    };
  };
  "/upload/v1/spaces/{spaceId}/uploads": {
    /** Upload the bytes of a file */
    post: {
      parameters: {
        path: {
          spaceId: string;
        };
      };
      requestBody: {
        content: {
          "application/octet-stream": unknown;
        };
      };
      responses: {
        201: {
          content: {
            "application/json": components["schemas"]["Upload"];
          };
        };
        400: Refusal;
        401: Refusal;
        403: Refusal;
        404: Refusal;
        413: Refusal;
        422: Refusal;
        429: Refusal;
        500: Refusal;
        503: Refusal;
      };
    };
  };
  "/upload/v1/spaces/{spaceId}/uploads/resumable": {
    /** tus: what is supported */
    options: {
      parameters: {
        path: {
          spaceId: string;
        };
      };
      responses: {
        204: {
          content?: never;
        };
        400: Refusal;
        401: Refusal;
        429: Refusal;
        500: Refusal;
        503: Refusal;
      };
    };
    /** tus: begin a resumable Upload of Upload-Length bytes */
    post: {
      parameters: {
        path: {
          spaceId: string;
        };
      };
      requestBody: {
        content: {
          "application/offset+octet-stream": unknown;
        };
      };
      responses: {
        201: {
          content?: never;
        };
        400: Refusal;
        401: Refusal;
        403: Refusal;
        404: Refusal;
        413: Refusal;
        422: Refusal;
        429: Refusal;
        500: Refusal;
        503: Refusal;
      };
    };
  };
  "/upload/v1/spaces/{spaceId}/uploads/resumable/{uploadId}": {
    /** tus: what is supported */
    options: {
      parameters: {
        path: {
          spaceId: string;
          uploadId: string;
        };
      };
      responses: {
        204: {
          content?: never;
        };
        400: Refusal;
        401: Refusal;
        429: Refusal;
        500: Refusal;
        503: Refusal;
      };
    };
    /** tus: the next bytes, from Upload-Offset */
    patch: {
      parameters: {
        path: {
          spaceId: string;
          uploadId: string;
        };
      };
      requestBody: {
        content: {
          "application/offset+octet-stream": unknown;
        };
      };
      responses: {
        204: {
          content?: never;
        };
        400: Refusal;
        401: Refusal;
        403: Refusal;
        404: Refusal;
        409: Refusal;
        413: Refusal;
        429: Refusal;
        500: Refusal;
        503: Refusal;
      };
    };
    /** tus: end a resumable Upload */
    delete: {
      parameters: {
        path: {
          spaceId: string;
          uploadId: string;
        };
      };
      responses: {
        204: {
          content?: never;
        };
        400: Refusal;
        401: Refusal;
        403: Refusal;
        404: Refusal;
        429: Refusal;
        500: Refusal;
        503: Refusal;
      };
    };
  };
}

export interface components {
  schemas: {
    Error: {
      sys: {
        type: "Error";
        id: "BadRequest" | "BadCursor" | "BadFilterValue" | "UnknownField" | "ContentTypeRequired" | "NotSearchable" | "AdvancedSearchUnavailable" | "FilterTooExpensive" | "InvalidToken" | "AccessDenied" | "NotFound" | "UnknownProvider" | "VersionMismatch" | "AlreadyMember" | "LastManager" | "UploadTaken" | "TooLarge" | "UnsupportedMediaType" | "ValidationFailed" | "VersionRequired" | "RateLimited" | "InternalError" | "Unavailable";
      };
      message: string;
      details?: {
        path: string;
        message: string;
        current?: number;
      }[];
      requestId: string;
    };
    TokenResponse: {
      accessToken: string;
      tokenType: "Bearer";
      scope: string[];
      createdAt: string;
      expiresAt: string;
      refreshToken: string;
      refreshExpiresAt: string;
    };
    ServiceUser: {
      sys: {
        id: string;
        type: "ServiceUser";
        space: components["schemas"]["Refer"];
        provider: string;
        email: string;
        createdAt: string;
        updatedAt: string;
        version: number;
      };
      nickname: string;
      avatarUrl?: string;
      roleOverride?: components["schemas"]["Refer"];
      enableLogin: boolean;
      isAdmin: boolean;
    };
    Refer: {
      sys: {
        id: string;
        type: "Refer";
        targetType: string;
      };
    };
    Content: {
      sys: {
        id: string;
        space: components["schemas"]["Refer"];
        publish: {
          version: number;
          at: string;
          firstAt: string;
          counter: number;
          by: (components["schemas"]["Refer"] | { [name: string]: unknown });
        };
        createdBy: (components["schemas"]["Refer"] | { [name: string]: unknown });
        updatedBy: (components["schemas"]["Refer"] | { [name: string]: unknown });
        createdAt: string;
        updatedAt: string;
        version: number;
        status: string;
        type: "Content";
        contentType: components["schemas"]["Refer"];
      };
      fields: { [name: string]: { [name: string]: unknown } };
      metadata: {
        tags: components["schemas"]["Refer"][];
      };
    };
    Media: {
      sys: {
        id: string;
        space: components["schemas"]["Refer"];
        publish: {
          version: number;
          at: string;
          firstAt: string;
          counter: number;
          by: (components["schemas"]["Refer"] | { [name: string]: unknown });
        };
        createdBy: (components["schemas"]["Refer"] | { [name: string]: unknown });
        updatedBy: (components["schemas"]["Refer"] | { [name: string]: unknown });
        createdAt: string;
        updatedAt: string;
        version: number;
        status: string;
        type: "Media";
      };
      fields: {
        title: { [name: string]: unknown };
        description: { [name: string]: unknown };
        file: { [name: string]: components["schemas"]["MediaFile"] };
      };
      metadata: {
        tags: components["schemas"]["Refer"][];
      };
    };
    MediaFile: {
      fileName: string;
      contentType: string;
      mimeGroups: string[];
      state: "PENDING" | "PROCESSING" | "PROCESSED" | "FAILED";
      url?: string;
      detail?: {
        size?: number;
        image?: {
          width: number;
          height: number;
        };
        error?: string;
      };
    };
    User: {
      sys: {
        id: string;
        type: "User";
        createdAt: string;
        updatedAt: string;
        version: number;
      };
      email: string;
      name: string;
    };
    SpaceMembership: {
      sys: {
        id: string;
        type: "SpaceMembership";
        createdAt: string;
        updatedAt: string;
        version: number;
        space: (components["schemas"]["Refer"] | components["schemas"]["Space"]);
        user: (components["schemas"]["Refer"] | components["schemas"]["User"]);
        createdBy: components["schemas"]["Refer"];
        updatedBy: components["schemas"]["Refer"];
      };
      roles: (components["schemas"]["Refer"] | components["schemas"]["SpaceRole"])[];
    };
    Space: {
      sys: {
        id: string;
        type: "Space";
        version: number;
      };
      name: string;
      defaultLocale: string;
      locales: string[];
    };
    SpaceRole: {
      sys: {
        id: string;
        type: "SpaceRole";
        createdAt: string;
        updatedAt: string;
        version: number;
        space: components["schemas"]["Refer"];
      };
      name: string;
      permissions: ("members" | "contentTypes" | "serviceLogin")[];
    };
    ContentType: {
      sys: {
        id: string;
        type: "ContentType";
        createdAt: string;
        updatedAt: string;
        version: number;
        space: components["schemas"]["Refer"];
        status: "Draft" | "Published" | "Changed";
        publish?: {
          version: number;
          at: string;
          firstAt: string;
          counter: number;
          by?: components["schemas"]["Refer"];
        };
        createdBy?: components["schemas"]["Refer"];
        updatedBy?: components["schemas"]["Refer"];
      };
      name: string;
      displayField: string;
      fields: {
        apiName: string;
        name: string;
        type: "Text" | "LongText" | "RichText" | "Integer" | "Number" | "Boolean" | "Date" | "Location" | "Json" | "Refer" | "Array";
        required?: boolean;
        localized?: boolean;
        searchable?: boolean;
        time?: boolean;
        target?: {
          targetType: "Content" | "Media";
          contentType?: string;
        };
        items?: ({
          type: "Text";
        } | {
          type: "Refer";
          target: {
            targetType: "Content" | "Media";
            contentType?: string;
          };
        });
        validations?: {
          min?: number;
          max?: number;
          minLength?: number;
          maxLength?: number;
          pattern?: string;
          in?: string[];
        };
        help?: string;
      }[];
    };
    ServiceLogin: {
      sys: {
        id: string;
        type: "ServiceLogin";
        createdAt: string;
        updatedAt: string;
        version: number;
        space: components["schemas"]["Refer"];
        updatedBy?: components["schemas"]["Refer"];
      };
      callbackUrl: string;
      providers: (string | {
        id: string;
        label: string;
        icon?: string;
      })[];
      defaultRole: (components["schemas"]["Refer"] | components["schemas"]["ServiceUserRole"]);
    };
    ServiceUserRole: {
      name: string;
      rules: {
        resource: "Content" | "Media";
        contentType?: string;
        actions: ("read" | "create" | "update" | "delete")[];
        createdBy?: ":self";
      }[];
      sys: {
        id: string;
        type: "ServiceUserRole";
        createdAt: string;
        updatedAt: string;
        version: number;
        space: components["schemas"]["Refer"];
        updatedBy?: components["schemas"]["Refer"];
      };
    };
    Upload: {
      sys: {
        id: string;
        type: "Upload";
        space: components["schemas"]["Refer"];
        createdBy: components["schemas"]["Refer"];
        createdAt: string;
        expiresAt: string;
        version: number;
      };
      size: number;
    };
  };
}
